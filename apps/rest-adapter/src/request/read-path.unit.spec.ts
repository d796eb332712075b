import { checkParams, readSegments } from './read-path.js';

describe('a path', () => {
  it('is decoded part by part', () => {
    expect(readSegments('/auth/resend/a%2Bb%40example.com')).toEqual(['auth', 'resend', 'a+b@example.com']);
    expect(readSegments('/a%2Fb')).toEqual(['a/b']);
    expect(readSegments('/users/save-draft/')).toEqual(['users', 'save-draft']);
    expect(readSegments('//x')).toEqual(['', 'x']);
  });

  it.each(['/a%', '/%zz', '/%ED%A0%80', '/%00', '/a/%C3%28'])('is refused where it is malformed: %s', (path) => {
    expect(() => readSegments(path)).toThrow(expect.objectContaining({ code: 'invalid-input' }) as Error);
  });

  it('holds UUIDs where ids are meant', () => {
    expect(() => checkParams({ id: '01890A5D-ac96-774b-bcce-b302099a8057', label: 'x' }, ['id'])).not.toThrow();
    for (const id of [
      '1',
      '',
      '01890a5d-ac96-774b-bcce-b302099a805',
      '01890a5d-ac96-774b-bcce-b302099a8057 ',
      '{01890a5d-ac96-774b-bcce-b302099a8057}',
    ]) {
      expect(() => checkParams({ id }, ['id'])).toThrow(
        expect.objectContaining({
          code: 'invalid-input',
          fields: [{ field: 'id', message: 'This is not an id.' }],
        }) as Error,
      );
    }
  });

  it('holds no other text longer than any there is', () => {
    expect(() => checkParams({ email: 'a'.repeat(500) }, [])).not.toThrow();
    const wrong = { code: 'invalid-input', fields: [{ field: 'email', message: 'This has at most 500 characters.' }] };
    expect(() => checkParams({ email: 'a'.repeat(501) }, [])).toThrow(expect.objectContaining(wrong) as Error);
  });
});
