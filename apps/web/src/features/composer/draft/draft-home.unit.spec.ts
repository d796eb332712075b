/** @jest-environment ./apps/web/src/testing/browser-environment.mjs */
import { ApolloClient, ApolloLink, InMemoryCache, Observable } from '@apollo/client';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { leftHere, settleAccountDraft, settleLeft } from './begun-drafts';
import { emptyDraft, type Draft } from './draft';
import { draftHome } from './draft-home';
import { readKept, writeKept } from './kept-draft';
import { keepOpenSave, openSaveOf } from './open-save';

interface Row {
  id: string;
  version: number;
  status: string;
  message: string;
}

/** The server as far as drafts go: rows with versions, and what an account kept once. */
function makeServer() {
  const rows = new Map<string, Row>();
  const server = { rows, account: null as unknown, answersLost: 0 };
  const answered = new Map<string, { of: string; answer: object }>();
  const fails = (code: string) => ({ data: null, errors: [{ message: code, extensions: { code } }] });
  const campaign = (row: Row) => ({
    __typename: 'SmsCampaign',
    ...row,
    name: '',
    messageType: 'marketing',
    deliveryType: 'immediately',
    scheduledAt: null,
    notLaterThan: null,
    useRecipientTimeZone: false,
    callerId: null,
    contactIds: [],
    groupIds: [],
    segmentIds: [],
    smsTemplateId: null,
    trackLinks: false,
  });
  const answers: Record<string, (variables: { id?: string; input?: { message: string; version?: number } }) => object> =
    {
      SaveHardDraft: ({ id, input }) => {
        const made = { id: id ?? `d${rows.size + 1}`, version: 1, status: 'draft', message: input!.message };
        rows.set(made.id, made);
        return { data: { saveHardDraft: campaign(made) } };
      },
      ChangeCampaign: ({ id, input }) => {
        const row = rows.get(id!);
        if (row === undefined) return fails('not-found');
        if (input!.version !== undefined && input!.version !== row.version) return fails('version-conflict');
        if (row.status !== 'draft') return fails('wrong-state');
        Object.assign(row, { message: input!.message, version: row.version + 1 });
        return { data: { updateSmsCampaign: campaign(row) } };
      },
      CampaignForComposer: ({ id }) =>
        rows.has(id!) ? { data: { smsCampaign: campaign(rows.get(id!)!) } } : fails('not-found'),
      DropDraft: ({ id }) => (rows.delete(id!) ? { data: { deleteSmsCampaign: true } } : fails('not-found')),
      MyDraft: () => ({ data: { verifyToken: { __typename: 'AuthUser', id: 'u', campaignsDraft: server.account } } }),
      DiscardDraft: () => {
        server.account = null;
        return { data: { discardDraftCampaign: { __typename: 'AuthUser', id: 'u', campaignsDraft: null } } };
      },
    };
  /** What is done by a key is done once; the key is of what came with it. */
  function answerOf({ operationName, variables, getContext }: ApolloLink.Operation): object {
    const key = (getContext() as { headers?: Record<string, string> }).headers?.['idempotency-key'];
    const of = JSON.stringify(variables);
    const before = key === undefined ? undefined : answered.get(key);
    if (before !== undefined) return before.of === of ? before.answer : fails('idempotency-mismatch');
    const answer = answers[operationName!]!(variables);
    if (key !== undefined && !('errors' in answer)) answered.set(key, { of, answer });
    return answer;
  }
  const link = new ApolloLink(
    (operation) =>
      new Observable((observer) => {
        const answer = answerOf(operation);
        if (server.answersLost > 0) {
          server.answersLost -= 1;
          return observer.error(new TypeError('Failed to fetch'));
        }
        observer.next(answer as never);
        observer.complete();
      }),
  );
  return { server, client: new ApolloClient({ link, cache: new InMemoryCache() }) };
}

const saying = (message: string): Draft => ({ ...emptyDraft, message });
/** A home, and what it told. */
function makeHome(first: string | null = null) {
  const { server, client } = makeServer();
  const moves: (string | null)[] = [];
  let gone = 0;
  const told = { onMove: (id: string | null) => void moves.push(id), onGone: () => void (gone += 1) };
  return { server, client, moves, gone: () => gone, home: draftHome(client, 'u', 'Australia/Sydney', first, told) };
}

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

describe('the home of a new campaign', () => {
  it('is none while nobody would miss anything, then one draft, which each change goes into', async () => {
    const { server, home, moves } = makeHome();
    expect(await home.write({ ...emptyDraft, callerId: 'c1' }, null)).toBeNull();
    expect(server.rows.size).toBe(0);
    expect(await home.write(saying('Hi'), null)).toBe(1);
    expect(await home.write(saying('Hi there'), 1)).toBe(2);
    expect([...server.rows.values()]).toMatchObject([{ id: 'd1', message: 'Hi there', version: 2 }]);
    expect(moves).toEqual(['d1']);
  });

  it('goes where all was taken out again, and comes anew with the next word', async () => {
    const { server, home, moves } = makeHome();
    await home.write(saying('Hi'), null);
    expect(await home.write(emptyDraft, 1)).toBeNull();
    expect(server.rows.size).toBe(0);
    await home.write(saying('No, hello'), null);
    expect(moves).toEqual(['d1', null, 'd1']);
    expect(server.rows.get('d1')!.message).toBe('No, hello');
  });
});

describe('the home of a draft', () => {
  it.each([
    ['deleted', (rows: Map<string, Row>) => void rows.delete('d1'), 'd1'],
    ['sent', (rows: Map<string, Row>) => void Object.assign(rows.get('d1')!, { status: 'running', version: 9 }), 'd2'],
  ])('says that it was %s elsewhere, and keeps what is written as another one', async (_what, happen, next) => {
    const { server, home, moves, gone } = makeHome('d1');
    server.rows.set('d1', { id: 'd1', version: 1, status: 'draft', message: 'Hi' });
    expect(await home.write(saying('Hi all'), 1)).toBe(2);
    happen(server.rows);
    expect(await home.write(saying('Hi all of you'), 2)).toBe(1);
    expect(gone()).toBe(1);
    expect(moves).toEqual([null, next]);
    expect(server.rows.get(next)).toMatchObject({ status: 'draft', message: 'Hi all of you' });
  });

  it('takes a version whose answer was lost for its own, also when what is written has gone on', async () => {
    const { server, home } = makeHome('d1');
    server.rows.set('d1', { id: 'd1', version: 1, status: 'draft', message: 'Hi' });
    server.answersLost = 1;
    await expect(home.write(saying('Hi all'), 1)).rejects.toThrow();
    expect(openSaveOf('u', 'd1')).not.toBeNull();
    expect(await home.catchUp(1)).toBe(2);
    expect(openSaveOf('u', 'd1')).toBeNull();
    expect(await home.write(saying('Hi all of you'), 2)).toBe(3);
    expect(server.rows.get('d1')).toMatchObject({ version: 3, message: 'Hi all of you' });
    // What another tab told meanwhile is not undone by an old answer.
    server.answersLost = 1;
    await expect(home.write(saying('Hi everybody'), 3)).rejects.toThrow();
    expect(await home.catchUp(9)).toBe(9);
  });

  it('passes over nothing that somebody else saved after it', async () => {
    const { server, home } = makeHome('d1');
    server.rows.set('d1', { id: 'd1', version: 1, status: 'draft', message: 'Hi' });
    server.answersLost = 1;
    await expect(home.write(saying('Mine'), 1)).rejects.toThrow();
    server.rows.set('d1', { id: 'd1', version: 3, status: 'draft', message: 'Theirs' });
    const base = await home.catchUp(1);
    await expect(home.write(saying('Mine'), base)).rejects.toMatchObject({ errors: [{ message: 'version-conflict' }] });
    expect(server.rows.get('d1')).toMatchObject({ version: 3, message: 'Theirs' });
    expect(openSaveOf('u', 'd1')).toBeNull();
  });

  it('gives up a save that had not got through and can no more', async () => {
    const { server, home } = makeHome('d1');
    server.rows.set('d1', { id: 'd1', version: 2, status: 'draft', message: 'Theirs' });
    keepOpenSave('u', 'd1', { key: 'k', input: { message: 'Mine', version: 1 } });
    expect(await home.catchUp(1)).toBe(1);
    expect(openSaveOf('u', 'd1')).toBeNull();
  });

  it('is a question where somebody else changed it, and stays when it is emptied', async () => {
    const { server, home, gone } = makeHome('d1');
    server.rows.set('d1', { id: 'd1', version: 4, status: 'draft', message: 'Theirs' });
    await expect(home.write(saying('Mine'), 3)).rejects.toMatchObject({ errors: [{ message: 'version-conflict' }] });
    expect(await home.read()).toMatchObject({ base: 4, draft: { message: 'Theirs' } });
    await home.write(emptyDraft, 4);
    expect(server.rows.get('d1')).toMatchObject({ message: '' });
    expect(gone()).toBe(0);
  });
});

describe('what was begun before', () => {
  const kept = (message: string) => ({
    draft: saying(message),
    savedAt: '2026-11-21T10:00:00.000Z',
    tab: 't',
    base: null,
  });

  it('in this browser is put among the drafts once another campaign is prepared', async () => {
    const { server, client } = makeServer();
    writeKept('u', 'new', kept('Left in a hurry'));
    expect(leftHere('u')?.draft.message).toBe('Left in a hurry');
    await settleLeft(client, 'u');
    await settleLeft(client, 'u');
    expect([...server.rows.values()].map(({ message }) => message)).toEqual(['Left in a hurry']);
    expect(readKept('u', 'new')).toBeNull();
  });

  it('and kept with the account is put among them, too, unless it is here', async () => {
    const { server, client } = makeServer();
    server.account = kept('From the phone');
    await settleAccountDraft(client, 'u');
    await settleAccountDraft(client, 'u');
    expect([...server.rows.values()].map(({ message }) => message)).toEqual(['From the phone']);
    writeKept('u', 'new', kept('The same'));
    server.account = kept('The same');
    await settleAccountDraft(client, 'u');
    expect(server.rows.size).toBe(1);
    expect(server.account).toBeNull();
  });
});
