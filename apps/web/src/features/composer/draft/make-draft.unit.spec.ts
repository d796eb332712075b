/** @jest-environment ./apps/web/src/testing/browser-environment.mjs */
import { ApolloClient, ApolloLink, InMemoryCache, Observable } from '@apollo/client';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { settleLeft } from './begun-drafts';
import { emptyDraft } from './draft';
import { writeKept } from './kept-draft';
import { makeDraft } from './make-draft';

/** The server as far as drafts go: one call of a key makes one draft; answers may be lost. */
function makeServer() {
  const server = {
    drafts: [] as string[],
    calls: [] as { key: string | undefined; id: unknown; message: unknown }[],
    isLossy: false,
  };
  const byKey = new Map<string, { id: string; of: string }>();
  const link = new ApolloLink(
    (operation) =>
      new Observable((observer) => {
        const answer = (data: Record<string, unknown>): void => (observer.next({ data }), observer.complete());
        if (operation.operationName !== 'SaveHardDraft') return answer({});
        const { id, input } = operation.variables as { id?: string; input: { message: string } };
        const key = (operation.getContext()['headers'] as Record<string, string> | undefined)?.['idempotency-key'];
        server.calls.push({ key, id, message: input.message });
        const before = key === undefined ? undefined : byKey.get(key);
        if (before !== undefined && before.of !== JSON.stringify(input)) {
          observer.next({
            data: null,
            errors: [{ message: 'Another request.', extensions: { code: 'idempotency-mismatch' } }] as never,
          });
          return observer.complete();
        }
        const made = id ?? before?.id ?? `d${server.drafts.push(input.message)}`;
        if (key !== undefined) byKey.set(key, { id: made, of: JSON.stringify(input) });
        if (server.isLossy) return observer.error(new TypeError('Failed to fetch'));
        answer({ saveHardDraft: { __typename: 'SmsCampaign', id: made, version: 1 } });
      }),
  );
  return { server, client: new ApolloClient({ link, cache: new InMemoryCache() }) };
}
const begun = { ...emptyDraft, message: 'Hello there' };

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

describe('a draft that is put among the drafts', () => {
  it('is one, also where the answer of a try was lost', async () => {
    const { server, client } = makeServer();
    server.isLossy = true;
    await expect(makeDraft(client, 'u1', 'new', begun)).rejects.toThrow();
    server.isLossy = false;
    expect(await makeDraft(client, 'u1', 'new', begun)).toMatchObject({ id: 'd1' });
    expect(server.drafts).toEqual(['Hello there']);
    expect(server.calls[0]!.key).toMatch(/^[0-9a-f]{32}$/);
    expect(server.calls[1]!.key).toBe(server.calls[0]!.key);
  });

  it('takes what was written since the try that got through', async () => {
    const { server, client } = makeServer();
    server.isLossy = true;
    await expect(makeDraft(client, 'u2', 'new', begun)).rejects.toThrow();
    server.isLossy = false;
    expect(await makeDraft(client, 'u2', 'new', { ...begun, message: 'Hello again' })).toMatchObject({ id: 'd1' });
    expect(server.drafts).toEqual(['Hello there']);
    expect(server.calls.at(-1)).toEqual({ key: undefined, id: 'd1', message: 'Hello again' });
  });

  it('is one where another campaign takes its place and that is tried again', async () => {
    const { server, client } = makeServer();
    writeKept('u3', 'new', { draft: begun, savedAt: '2026-11-21T10:00:00.000Z', tab: 't', base: null });
    const prepare = () => settleLeft(client, 'u3');
    server.isLossy = true;
    await expect(prepare()).rejects.toThrow();
    server.isLossy = false;
    await prepare();
    expect(server.drafts).toEqual(['Hello there']);
  });
});
