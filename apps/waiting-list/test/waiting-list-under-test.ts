import type { Actor } from '@bellbird/auth';
import { newId } from '@bellbird/database';
import { textEnded, topics, type EventDefinition, type Payload } from '@bellbird/events';
import {
  testPlatform,
  type Ask,
  type GraphAnswer,
  type StartedService,
  type TestPlatform,
} from '@bellbird/service-host/testing';
import { waitingListService } from '../src/waiting-list.module.js';
import { brokenTexts, type Fate } from './broken-texts.js';
import { startIdentityOfNames } from './identity-of-names.js';

/** What is asked of a turn in most specs. */
export const turnMembers =
  'id number status reason name firstName phoneInternational partySize resource position noShows passes onMyWay textsOff version quotedMinutes attendingBy { id name } texts { kind state reason parts cost } estimate { minutes low high learned }';

export interface TurnShown {
  id: string;
  number: number;
  status: string;
  reason: string | null;
  name: string;
  position: number | null;
  noShows: number;
  version: number;
  attendingBy: { id: string; name: string | null } | null;
  texts: { kind: string; state: string; reason: string | null }[];
}

export const documents = {
  open: 'mutation ($input: OpenWorkDayInput!) { openWorkDay(input: $input) { id state openedAt paused waiting active lastNumber } }',
  close: 'mutation ($input: CloseWorkDayInput!) { closeWorkDay(input: $input) { id state waiting active lastNumber } }',
  pause: 'mutation ($input: PauseInput!) { pauseWorkDay(input: $input) { id paused } }',
  book: 'mutation ($id: String!, $input: BookTurnInput!) { bookTurn(tenantUuid: $id, input: $input) { turn { id number status position phoneMasked steps { number label } estimate { minutes } canLetPass canLeave updatedAt } turnToken turnUrl } }',
  add: `mutation ($input: BookTurnInput!) { createTurn(input: $input) { ${turnMembers} } }`,
  callNext: `mutation ($input: CallNextInput!) { callNextTurn(input: $input) { ${turnMembers} } }`,
  change: `mutation ($id: ID!, $input: TurnChange!) { changeTurn(id: $id, input: $input) { ${turnMembers} } }`,
  board: `{ waitingListBoard { workDay { id state waiting active lastNumber paused } active { ${turnMembers} } waiting { ${turnMembers} } ended { ${turnMembers} } replies { turnId word } textsOff estimate { minutes low high learned } version } }`,
  settings:
    'mutation ($input: WaitingListSettingsInput!) { setWaitingListSettings(input: $input) { enabled name capacity messages version workDay { id } publicUrl resources { id name minutesPerTurn } } }',
  publicList:
    'query ($id: String!) { publicWaitingList(tenantUuid: $id) { businessName open paused full waiting nowServing estimate { minutes } privacyUrl consentWording { review marketing } } }',
  publicTurn:
    'query ($id: String!, $token: String!) { publicTurn(id: $id, turnToken: $token) { id number status reason firstName position steps { number label } nowServing phoneMasked canLetPass canLeave onMyWay refreshAfterSeconds updatedAt } }',
  act: 'mutation ($id: String!, $token: String!, $action: String!) { changeOwnTurn(id: $id, turnToken: $token, input: { action: $action }) { id status position canLetPass onMyWay } }',
} as const;

/** An event that went out. */
export interface Said {
  type: string;
  tenantId: string;
  payload: Record<string, unknown>;
}

/** One business and somebody who works there. */
export interface Person {
  tenantId: string;
  userId: string;
  ask: Ask;
  /** Asks, and throws where the answer has errors. */
  data<T>(document: string, variables?: Record<string, unknown>, headers?: Record<string, string>): Promise<T>;
}

export interface WaitingListUnderTest {
  platform: TestPlatform;
  service: StartedService;
  public: Ask;
  /** What people are called, by the id of the user; who has none here cannot be named. */
  names: Map<string, string>;
  person(actor?: Partial<Actor>): Promise<Person>;
  /** A business with an open list, and its owner. */
  openList(settings?: Record<string, unknown>): Promise<Person>;
  /** What was said to other services, in order. */
  said: Said[];
  /** Tells the service of something, as another one would. */
  tell<E extends EventDefinition>(definition: E, payload: Payload<E>, eventId?: string): Promise<void>;
  /** The same of several, which come in one slice. */
  tellAll<E extends EventDefinition>(
    definition: E,
    told: readonly { payload: Payload<E>; eventId: string }[],
  ): Promise<void>;
  /** A turn of every schedule, at once: each start is one. */
  sweep(): Promise<void>;
  /** Stops it, once what always holds was looked at. */
  stop(): Promise<void>;
}

let last = 0;
/** Phones that never meet. */
export const nextPhone = (): string => `+6141${String((last += 1)).padStart(7, '0')}`;

export const dataOf = <T>({ data, error }: GraphAnswer): T => {
  if (error !== null) throw new Error(JSON.stringify(error));
  return Object.values(data ?? {})[0] as T;
};

/** The service on a database of its own, and what always holds of it. */
export async function startWaitingList(env: Readonly<Record<string, string>> = {}): Promise<WaitingListUnderTest> {
  const platform = await testPlatform(env);
  const identity = await startIdentityOfNames(platform.peer('identity'));
  platform.peers.set('identity', identity.url);
  const said: Said[] = [];
  const fates: Fate[] = [];
  await platform.bus.ensureTopics(topics);
  await platform.bus.subscribe('test', ['texts.requested', 'waiting-list.turns', 'contact.consent'], async (slice) => {
    for (const { type, tenantId, value } of slice)
      said.push({ type, tenantId, payload: JSON.parse(value) as Said['payload'] });
  });
  const service = await platform.start(waitingListService);
  const person = async (given: Partial<Actor> = {}): Promise<Person> => {
    const actor = { tenantId: newId(), userId: newId(), ...given };
    const ask = service.as(await platform.tokenOf(actor));
    return {
      ...actor,
      ask,
      data: async (document, variables, headers) => dataOf(await ask(document, variables, headers)),
    };
  };
  const tellAll: WaitingListUnderTest['tellAll'] = (definition, told) => {
    if (definition.type === textEnded.type) fates.push(...told.map(({ payload }) => payload as Fate));
    return platform.bus.publish(
      told.map(({ payload, eventId }) => {
        const values = payload as Record<string, unknown>;
        return {
          topic: definition.topic,
          key: String(values[definition.key]),
          eventId,
          type: definition.type,
          schemaVersion: definition.version,
          tenantId: String(values['tenantId']),
          aggregateVersion: 1n,
          occurredAt: new Date(),
          trace: null,
          value: JSON.stringify(payload),
        };
      }),
    );
  };
  return {
    platform,
    service,
    public: service.as(null),
    names: identity.names,
    person,
    said,
    tell: (definition, payload, eventId = newId()) => tellAll(definition, [{ payload, eventId }]),
    tellAll,
    openList: async (settings = {}) => {
      const owner = await person();
      if (Object.keys(settings).length > 0) await owner.data(documents.settings, { input: settings });
      await owner.data(documents.open, { input: {} });
      return owner;
    },
    sweep: async () => (await platform.start(waitingListService)).stop(),
    stop: async () => {
      const broken = [...(await brokenInvariants(service)), ...(await brokenTexts(service, said, fates))];
      await platform.stop();
      await identity.close();
      expect(broken).toEqual([]);
    },
  };
}

/** Section 8 of the waiting list's page, as SQL: what is found breaks the sentence of that number. */
const invariants: Readonly<Record<string, string>> = {
  '1. numbers have no gap and no double': `
    select d.id from work_day d left join turn t on t.tenant_id = d.tenant_id and t.day_id = d.id
     group by d.tenant_id, d.id having count(t.id) <> max(d.last_number) - max(d.first_number) + 1
        or count(distinct t.number) <> count(t.id) or coalesce(max(t.number), max(d.last_number)) <> max(d.last_number)`,
  '2. counts of the day are those of its turns': `
    select d.id from work_day d left join turn t on t.tenant_id = d.tenant_id and t.day_id = d.id
     group by d.tenant_id, d.id having count(t.id) filter (where t.status = 'waiting') <> max(d.waiting)
        or count(t.id) filter (where t.status = 'active') <> max(d.active)`,
  '3. no two live turns of a phone on a day': `
    select day_id, phone from turn where status in ('waiting', 'active') and phone is not null group by 1, 2 having count(*) > 1`,
  '4. at most one day is not closed': `select tenant_id from work_day where state <> 'closed' group by 1 having count(*) > 1`,
  '6. no text is asked by a turn ended before it, but cancellation and thanks': `
    select x.text_id from turn_text x join turn t on t.tenant_id = x.tenant_id and t.id = x.turn_id
     where x.kind not in ('cancellation-turn', 'thank-and-review') and x.state = 'asked' and t.status in ('attended', 'canceled') and x.at > t.ended_at`,
  '7. active has who attends and when it was called; ended has its end': `
    select id from turn where (status = 'active' and (attending_by is null or called_at is null))
        or (status in ('attended', 'canceled') and ended_at is null) or (status in ('waiting', 'active') and ended_at is not null)`,
};

/** Which of the sentences do not hold. */
export async function brokenInvariants(service: StartedService): Promise<string[]> {
  const broken: string[] = [];
  for (const [sentence, statement] of Object.entries(invariants))
    if ((await service.sql(statement)).length > 0) broken.push(sentence);
  return broken;
}
