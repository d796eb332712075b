import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { serviceNames, type ServiceName } from '@bellbird/service-host';
import { eventually, type Seed } from '@bellbird/testing';
import type { ApartProduct } from './apart-product.js';
import { peopleCsv, type Client } from './client.js';
import { nobodyLostNobodyTwice, nothingStuck } from './nothing-lost.js';

/** What each service that has something to answer is asked while one is away. */
const reads = {
  identity: { path: '/auth/verify-token', field: 'verifyToken { id }' },
  tenants: { path: '/tenants/balance-information', field: 'balanceInformation { balance }' },
  contacts: { path: '/contacts/count', field: 'contactsCount' },
  campaigns: { path: '/sms-campaigns/count', field: 'smsCampaignsCount' },
  dispatch: { path: '/inbound-sms/count', field: 'inboundSmsListCount' },
  notifications: { path: '/notifications/count', field: 'notificationsCount' },
} satisfies Partial<Record<ServiceName, { path: string; field: string }>>;
const answering = Object.keys(reads) as (keyof typeof reads)[];
export type Part = ServiceName | 'rest-adapter';
export const parts: readonly Part[] = [...serviceNames, 'rest-adapter'];

/** A campaign cannot be made without them. */
const neededToLaunch: readonly Part[] = ['tenants', 'contacts', 'campaigns', 'rest-adapter'];
const nobodyWaitsLongerMs = 10_000;
const people = 200;

export interface Outage {
  part: Part;
  /** `paused` takes connections and says nothing; `killed` is started again by the launcher, BELLBIRD_RESTART_AFTER_MS later. */
  how: 'paused' | 'killed';
  downMs: number;
}

export interface Figures {
  asked: number;
  slowestMs: number;
  convergedMs: number;
}

/**
 * Takes a service away in the middle of a campaign and brings it back. Meanwhile whatever needs it answers 503 and all
 * else is served, over REST and in one page of the graph, nobody waiting longer than the deadline; who launches a campaign
 * meanwhile and asks again with the same key has one. Afterwards both campaigns end: nobody lost, nobody twice.
 */
export async function oneServiceDown(
  product: ApartProduct,
  { part, how, downMs }: Outage,
  { random }: Pick<Seed, 'random'>,
): Promise<Figures> {
  const owner = await product.signUp({ businessName: `Without ${part}` });
  await owner.importCsv(peopleCsv(people));
  await owner.topUp('100.00');
  const callerId = await owner.senderId();
  const mark = randomUUID();
  const launch = (name: string, key: string) =>
    owner.ask<{ id: string }>(
      'POST',
      '/sms-campaigns',
      {
        name,
        messageType: 'transactional',
        deliveryType: 'immediately',
        callerId,
        message: `Hi {{firstName|there}}, ${name} ${mark}.`,
        segmentIds: ['all-contacts'],
      },
      { 'idempotency-key': key },
    );
  await owner.sandbox('PUT', '/phone', { latencyMs: 500 });
  const before = await launch('before', randomUUID());
  expect(before.status).toBe(201);
  await pause(random() * 2_000);

  const goneAt = performance.now();
  const comeBack = how === 'paused' ? product.pause(part) : product.kill(part);
  const key = randomUUID();
  // One that is paused goes on whatever becomes of the test.
  const [meanwhile, seen] = await Promise.all([
    launch('meanwhile', key),
    askUntil(owner, part, goneAt + downMs),
  ]).finally(() => comeBack());

  expect({ part, launched: meanwhile.status }).toEqual({ part, launched: neededToLaunch.includes(part) ? 503 : 201 });
  await owner.sandbox('PUT', '/phone', { latencyMs: 20 });
  await eventually(() => owner.refresh(), { timeoutMs: 30_000, everyMs: 200 });
  const again = await eventually(
    async () => {
      const answer = await launch('meanwhile', key);
      expect(answer.status).toBe(201);
      return answer;
    },
    { timeoutMs: 30_000, everyMs: 200 },
  );
  if (meanwhile.status === 201) expect(again.body.id).toBe(meanwhile.body.id);
  const convergedMs = await nobodyLostNobodyTwice({
    owner,
    ids: [before.body.id, again.body.id],
    mark,
    people,
    paid: 100,
  });
  await eventually(
    async () => {
      const { data } = await owner.get<{ data: { type: string }[] }>('/notifications');
      expect(data.filter(({ type }) => type === 'campaign-completed')).toHaveLength(2);
    },
    { timeoutMs: 30_000, everyMs: 200 },
  );
  await nothingStuck(product);
  return { ...seen, convergedMs: Math.round(convergedMs) };
}

/** Asks all that can be asked, again and again, until shortly before `until`; each answer has to be the right one, in time. */
async function askUntil(owner: Client, gone: Part, until: number): Promise<Pick<Figures, 'asked' | 'slowestMs'>> {
  let asked = 0;
  let slowestMs = 0;
  const timed = async <T>(what: string, ask: () => Promise<T>): Promise<T> => {
    const began = performance.now();
    const answer = await ask();
    const tookMs = Math.round(performance.now() - began);
    [asked, slowestMs] = [asked + 1, Math.max(slowestMs, tookMs)];
    expect({ what, inTime: tookMs <= nobodyWaitsLongerMs || tookMs }).toEqual({ what, inTime: true });
    return answer;
  };
  do {
    const left = secondsLeft(owner);
    if (gone !== 'identity' && left < 60) await owner.refresh();
    // Nobody gives out new tokens; on the edge either answer is right.
    if (gone === 'identity' && left < 20) {
      if (left < -20)
        expect(
          (
            await timed('refresh', () =>
              owner.ask('POST', '/auth/refresh-tokens', undefined, { authorization: `Bearer ${owner.refreshToken}` }),
            )
          ).status,
        ).toBe(503);
    } else {
      await Promise.all([
        ...answering.map((service) => readOver(service, owner, gone, timed)),
        readPage(owner, gone, timed),
      ]);
    }
    await pause(Math.min(2_000, Math.max(0, until - performance.now())));
  } while (performance.now() < until - 1_000);
  return { asked, slowestMs };
}

type Timed = <T>(what: string, ask: () => Promise<T>) => Promise<T>;

async function readOver(service: keyof typeof reads, owner: Client, gone: Part, timed: Timed): Promise<void> {
  const { path } = reads[service];
  const { status, headers, body } = await timed(`GET ${path}`, () => owner.ask('GET', path));
  if (gone !== service && gone !== 'rest-adapter')
    return expect({ path, status, body }).toMatchObject({ path, status: 200 });
  expect({ path, status, body }).toMatchObject({ path, status: 503, body: { statusCode: 503, code: 'unavailable' } });
  expect(Number(headers.get('retry-after'))).toBeGreaterThanOrEqual(1);
}

/** One page with something of every service: what is gone is null, and its error says so. */
async function readPage(owner: Client, gone: Part, timed: Timed): Promise<void> {
  const { status, data, errors } = await timed('one page', () =>
    owner.graph(`{ ${answering.map((service) => `${service}: ${reads[service].field}`).join(' ')} }`),
  );
  expect(status).toBe(200);
  const away = answering.filter((service) => service === gone);
  expect(answering.filter((service) => data?.[service] == null)).toEqual(away);
  expect(errors.map(({ extensions }) => [extensions?.['code'], extensions?.['statusCode']])).toEqual(
    away.map(() => ['unavailable', 503]),
  );
}

/** Until the access token expires. */
function secondsLeft({ token }: Client): number {
  const { exp } = JSON.parse(Buffer.from(token!.split('.')[1]!, 'base64url').toString()) as { exp: number };
  return exp - Date.now() / 1_000;
}
