import { mostShares, readShares, usersIn } from './sharing.js';

const [mia, tom] = ['0190a000-0000-7000-8000-00000000000a', '0190a000-0000-7000-8000-00000000000b'];

/** What is wrong with a list, by place. */
function wrongIn(given: unknown): string[] {
  try {
    readShares(given);
    return [];
  } catch (error) {
    return (error as { parts: { at: string }[] }).parts.map(({ at }) => at);
  }
}

describe('a list of shares', () => {
  it('takes ids in either case, and every permission', () => {
    expect(
      readShares([
        { user: mia.toUpperCase(), permission: 'view' },
        { user: tom, permission: 'none' },
      ]),
    ).toEqual([
      { user: mia, permission: 'view' },
      { user: tom, permission: 'none' },
    ]);
    for (const permission of ['view', 'modify', 'all'])
      expect(readShares([{ user: mia, permission }])).toEqual([{ user: mia, permission }]);
  });

  it('names each place where it is wrong', () => {
    expect(wrongIn([{ user: mia, permission: 'view' }, { user: 'mia', permission: 'view' }, null])).toEqual([
      '[1].user',
      '[2].user',
      '[2].permission',
    ]);
    expect(wrongIn([{ user: mia, permission: 'owner' }])).toEqual(['[0].permission']);
    expect(
      wrongIn([
        { user: mia, permission: 'view' },
        { user: mia.toUpperCase(), permission: 'all' },
      ]),
    ).toEqual(['[1].user']);
    expect(wrongIn({ user: mia })).toEqual(['']);
    expect(wrongIn(Array.from({ length: mostShares + 1 }, () => ({ user: mia, permission: 'view' })))).toEqual(['']);
  });

  it('says who must be a member: each once, not who loses it, and nobody where it is no list', () => {
    expect(
      usersIn({
        usersPrivateAccess: [
          { user: mia.toUpperCase(), permission: 'view' },
          { user: mia, permission: 'all' },
          { user: tom, permission: 'none' },
          { user: 'tom', permission: 'view' },
          null,
        ],
      }),
    ).toEqual([mia]);
    for (const body of [null, {}, { usersPrivateAccess: null }, { usersPrivateAccess: 'mia' }])
      expect(usersIn(body)).toEqual([]);
  });
});
