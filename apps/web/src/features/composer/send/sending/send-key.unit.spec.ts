/** @jest-environment ./apps/web/src/testing/browser-environment.mjs */
import { jest } from '@jest/globals';
import { offline, Problem } from '../../../../lib/graph/problem';
import { keyOfNextSend, sendOnce } from './send-key';

interface Input {
  text: string;
}
const refused = (code: string): Problem => new Problem(code, '', '');

/** A server that keeps its answers by key, as ours does; `loses`: the answer does not come back. */
function makeServer() {
  const server = {
    answers: new Map<string, { text: string; id: string }>(),
    keys: [] as string[],
    before: null as Error | null,
    loses: false,
  };
  const post = async ({ text }: Input, key: string): Promise<string> => {
    server.keys.push(key);
    if (server.before) throw server.before;
    const held = server.answers.get(key) ?? { text, id: `campaign of ${text}` };
    if (held.text !== text) throw refused('idempotency-mismatch');
    server.answers.set(key, held);
    if (server.loses) throw offline();
    return held.id;
  };
  return { server, post };
}

let slot = 0;
beforeEach(() => ((slot += 1), sessionStorage.clear()));
const send = (post: ReturnType<typeof makeServer>['post'], text: string) => sendOnce(String(slot), { text }, post);

describe.each(['open', 'shut'])('a send, with the storage %s,', (storage) => {
  if (storage === 'shut') {
    beforeEach(
      () =>
        void jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
          throw new Error('shut');
        }),
    );
    afterEach(() => jest.restoreAllMocks());
  }

  it('goes off once where its answer was lost, and is told again', async () => {
    const { server, post } = makeServer();
    server.loses = true;
    await expect(send(post, 'a')).rejects.toMatchObject({ code: 'offline' });
    server.loses = false;
    expect(await send(post, 'a')).toEqual({ answer: 'campaign of a', sent: { text: 'a' } });
    expect(server.answers.size).toBe(1);
  });

  it('that was changed after a lost answer sends nothing a second time, and says what went', async () => {
    const { server, post } = makeServer();
    server.loses = true;
    await expect(send(post, 'a')).rejects.toThrow();
    await expect(send(post, 'b')).rejects.toThrow();
    server.loses = false;
    expect(await send(post, 'c')).toEqual({ answer: 'campaign of a', sent: { text: 'a' } });
    expect(server.answers.size).toBe(1);
  });

  it('that never arrived goes off as it stands now', async () => {
    const { server, post } = makeServer();
    server.before = offline();
    await expect(send(post, 'a')).rejects.toThrow();
    server.before = null;
    expect((await send(post, 'b')).answer).toBe('campaign of b');
    expect(new Set(server.keys).size).toBe(1);
  });

  it('has another key once it was refused or is done, but not while an earlier try is open', async () => {
    const { server, post } = makeServer();
    server.before = refused('invalid-input');
    await expect(send(post, 'a')).rejects.toThrow();
    server.before = offline();
    await expect(send(post, 'b')).rejects.toThrow();
    server.before = refused('invalid-input');
    await expect(send(post, 'c')).rejects.toThrow();
    server.before = null;
    await send(post, 'd');
    await send(post, 'e');
    const [a, b, c, d, e] = server.keys;
    expect([a !== b, b === c, c === d, d !== e]).toEqual([true, true, true, true]);
  });
});

describe('a draft that two tabs show', () => {
  beforeEach(() => localStorage.clear());

  it('is sent once: the second tab gets the first one’s answer', async () => {
    const { server, post } = makeServer();
    const [one, two] = [keyOfNextSend('draft'), keyOfNextSend('draft')];
    const first = await sendOnce('draft', { text: 'hello' }, post, one);
    sessionStorage.clear();
    const second = await sendOnce('draft', { text: 'hello' }, post, two);
    expect(second.answer).toBe(first.answer);
    expect(new Set(server.keys).size).toBe(1);
  });

  it('is another draft once it has been sent', async () => {
    const { post } = makeServer();
    const key = keyOfNextSend('draft');
    await sendOnce('draft', { text: 'hello' }, post, key);
    expect(keyOfNextSend('draft')).not.toBe(key);
  });
});
