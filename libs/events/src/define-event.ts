import * as v from 'valibot';

/** A kind of event: what it is called, where it goes, by what it is ordered, what it carries. */
export interface EventDefinition<S extends v.GenericSchema = v.GenericSchema, P extends v.GenericSchema = S> {
  /** Past tense: 'campaign.launched'. */
  type: string;
  topic: Topic;
  /** The newest version that this release understands; it must still read all golden old payloads. */
  version: number;
  /** Of older versions that read otherwise: what they look like, and how they read in the newest. */
  older?: Readonly<Record<number, OlderVersion>>;
  /**
   * While not everybody understands `version`: the one that is still written, its schema, and its key where that was
   * called otherwise. It goes a release later (`docs/recipes/add-an-event-version.md`).
   */
  publishes?: { version: number; schema: P; key?: string };
  /** The payload's member whose value orders the events (one of its ids). */
  key: string;
  schema: S;
  /** A payload of `version`, shown in the documents and kept as a golden file. */
  example: v.InferInput<S>;
}

/** A version of before: its schema, and how what fits it reads in the newest. */
export interface OlderVersion {
  schema: v.GenericSchema;
  read(payload: unknown): unknown;
}

/** That what it reads as fits the newest schema, the golden file of the version proves. */
export function older<O extends v.GenericSchema>(
  schema: O,
  read: (payload: v.InferOutput<O>) => unknown,
): OlderVersion {
  return { schema, read: (payload) => read(payload as v.InferOutput<O>) };
}

/** An event's content as it is heard. */
export type Payload<E extends EventDefinition> = v.InferOutput<E['schema']>;

/** An event's content as it is said: of the version that this release publishes. */
export type Published<E extends EventDefinition> =
  E extends EventDefinition<v.GenericSchema, infer P> ? v.InferOutput<P> : never;

/** What this release writes of an event: the version that the release before understands. */
export function published(definition: EventDefinition): { version: number; schema: v.GenericSchema; key: string } {
  const { key, version, schema, publishes } = definition;
  return { key, ...(publishes ?? { version, schema }) };
}

/** Topics are families of things; events of one key in one topic come in order, across topics in any order. */
export const topics = [
  'campaign.control',
  'campaign.funds',
  'campaign.outcome',
  'campaign.recipients',
  'contact.consent',
  'contact.jobs',
  'dispatch.progress',
  'dispatch.inbound',
  'dispatch.messages',
  'ledger.holds',
  'tenant.account',
  'tenant.files',
  'user.account',
  'mail.outgoing',
  'mail.outcome',
  'audit.trail',
  'texts.requested',
  'texts.outcome',
  'waiting-list.turns',
] as const;
export type Topic = (typeof topics)[number];

/**
 * Topics whose messages go sooner than the rest, hours; never before every group has handled them. A mail's values hold
 * codes and links, which nobody is to find in a log once the mail has left; a single text is as private.
 */
export const topicRetentionHours: Readonly<Partial<Record<Topic, number>>> = {
  'mail.outgoing': 1,
  'texts.requested': 1,
  'dispatch.messages': 1,
};

export function defineEvent<S extends v.GenericSchema, P extends v.GenericSchema = S>(
  definition: EventDefinition<S, P>,
): EventDefinition<S, P> {
  return definition;
}

/** Micro-dollars as a decimal string: JSON has no integer of 64 bits. */
export const micros = v.pipe(v.string(), v.regex(/^-?\d{1,19}$/));
export const uuid = v.pipe(v.string(), v.uuid());
export const instant = v.pipe(v.string(), v.isoTimestamp());
/** A date and time by some clock on a wall, without a zone: 2026-11-22T10:00. */
export const wallTime = v.pipe(v.string(), v.isoDateTime());
export const count = v.pipe(v.number(), v.integer(), v.minValue(0));
export const delta = v.pipe(v.number(), v.integer());
/** Micro-dollars a unit by country: { AU: "80000" }. */
export const pricesByCountry = v.record(v.pipe(v.string(), v.length(2)), micros);
/** What an event counts, by variant: place n is the n-th; null of campaigns without. */
export const byVariant = <S extends v.ObjectEntries>(counts: S) => v.nullable(v.array(v.object(counts)));
/** Reasons and how many people: { unsubscribed: 3 }. */
export const counts = v.record(v.string(), count);
/** How messages reach people: sms. */
export const channel = v.pipe(v.string(), v.regex(/^[a-z]+$/));
/** Why people are texted, which decides whose consent it takes. */
export const messageTypes = ['transactional', 'marketing', 'review'] as const;
export type MessageType = (typeof messageTypes)[number];
export const messageType = v.picklist(messageTypes);
/** What a single text is for, which decides how long it is worth sending. */
export const textPurposes = [
  'turn',
  'review-request',
  'thank-you',
  'feedback-answer',
  'code',
  'test',
  'reply',
  'automation',
] as const;
export type TextPurpose = (typeof textPurposes)[number];
export const textPurpose = v.picklist(textPurposes);
