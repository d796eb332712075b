import type { WaitingListSettingsInput } from '../schema.generated.js';
import { unknownInText } from '../texts/turn-placeholders.js';
import { attributeKeysOf, longestLength, mostCharacters, saysSomething } from '../texts/turn-text.js';
import {
  secondsOf,
  textKinds,
  type QueueMessage,
  type QueueResource,
  type Settings,
  type TextKind,
  type Wrong,
} from './settings.js';

/** The settings with what is given put in, and what is wrong with it by path; pure. `attributeKeys`: of the business's custom fields. */
export function mergeSettings(
  old: Settings,
  { version: _version, messages, resources, branding, ...given }: WaitingListSettingsInput,
  attributeKeys: readonly string[] = [],
): { settings: Settings; errors: Wrong[] } {
  const errors: Wrong[] = [];
  const minutes = given.minutesPerTurn;
  if (minutes != null && secondsOf(minutes) < 1)
    errors.push({ field: 'minutesPerTurn', message: 'Give more than no minutes.' });
  const plain = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined));
  const settings = {
    ...old,
    ...(plain as Partial<Settings>),
    ...(branding != null && { branding: { ...old.branding, ...withoutMissing(branding) } }),
    ...(resources != null && { resources: readResources(resources, minutes ?? old.minutesPerTurn, errors) }),
    ...(messages == null
      ? {}
      : { messages: readMessages(messages as Record<string, unknown>, old, { attributeKeys, errors }) }),
  } as Settings;
  return { settings, errors };
}

const mostResources = 20;

const withoutMissing = <T extends object>(given: T): Partial<T> =>
  Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined)) as Partial<T>;

function readResources(
  given: NonNullable<WaitingListSettingsInput['resources']>,
  usualMinutes: string,
  errors: Wrong[],
): QueueResource[] {
  const taken = new Set<string>();
  const names = new Set<string>();
  if (given.length > mostResources) errors.push({ field: 'resources', message: `Give at most ${mostResources}.` });
  return given.map(({ id, name, minutesPerTurn }, at) => {
    const called = (name ?? '').trim();
    const key = id || slugOf(called, at);
    if (taken.has(key) || names.has(called.toLowerCase()))
      errors.push({ field: `resources[${at}]`, message: 'This one is there already.' });
    taken.add(key);
    names.add(called.toLowerCase());
    if (minutesPerTurn != null && secondsOf(minutesPerTurn) < 1)
      errors.push({ field: `resources[${at}].minutesPerTurn`, message: 'Give more than no minutes.' });
    return { id: key, name: called, minutesPerTurn: minutesPerTurn ?? usualMinutes };
  });
}

const slugOf = (name: string, at: number): string =>
  name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 40) || `resource-${at + 1}`;

/** Whether a text that is given, and is another than before, names a custom field. */
export const namesAttributes = (given: WaitingListSettingsInput['messages'], { messages }: Settings): boolean =>
  Object.entries((given ?? {}) as Record<string, { text?: unknown } | null>).some(
    ([kind, each]) =>
      typeof each?.text === 'string' &&
      each.text !== messages[kind as TextKind]?.text &&
      attributeKeysOf(each.text).length > 0,
  );

function readMessages(
  given: Readonly<Record<string, unknown>>,
  { messages }: Settings,
  { attributeKeys, errors }: { attributeKeys: readonly string[]; errors: Wrong[] },
): Record<TextKind, QueueMessage> {
  const merged: Record<TextKind, QueueMessage> = { ...messages };
  for (const [name, change] of Object.entries(given)) {
    const kind = textKinds.find((each) => each === name);
    if (kind === undefined) {
      errors.push({ field: `messages.${name}`, message: 'There is no such text.' });
      continue;
    }
    if (change === null || typeof change !== 'object' || Array.isArray(change)) {
      errors.push({ field: `messages.${kind}`, message: 'Give an object.' });
      continue;
    }
    const { enabled, text: written, ...unknownMembers } = change as Record<string, unknown>;
    for (const member of Object.keys(unknownMembers))
      errors.push({ field: `messages.${kind}.${member}`, message: 'There is no such member.' });
    if (enabled !== undefined && typeof enabled !== 'boolean')
      errors.push({ field: `messages.${kind}.enabled`, message: 'Give true or false.' });
    if (written !== undefined && (typeof written !== 'string' || written.length > 1_600)) {
      errors.push({ field: `messages.${kind}.text`, message: 'Give a text of at most 1,600 characters.' });
      continue;
    }
    merged[kind] = { ...messages[kind], ...withoutMissing({ enabled, text: written }) } as QueueMessage;
    // What stood there was right when it was written, whatever became of a custom field since.
    if (written === undefined || written === messages[kind].text) continue;
    const text = written as string;
    const field = `messages.${kind}.text`;
    const unknown = unknownInText(kind, text, attributeKeys);
    if (text.trim() === '') errors.push({ field, message: 'Write a text.' });
    else if (unknown.length > 0) errors.push({ field, message: `Unknown placeholder: ${unknown.join(', ')}` });
    else if (!saysSomething(text)) errors.push({ field, message: 'Write words that are there without a name, too.' });
    else if (longestLength(text) > mostCharacters)
      errors.push({ field, message: 'With the longest names and links this is over 1,600 characters.' });
  }
  return merged;
}
