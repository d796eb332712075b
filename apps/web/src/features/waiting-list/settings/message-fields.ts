import { formatExact, multiplyMoney, parseMoney, sumMoney } from '@bellbird/money';
import { attributeKey, compileTemplate, countParts, placeholdersUsed, standardPlaceholders } from '@bellbird/sms-text';
import { campaignTexts } from '../../../domain/campaigns/campaign.texts';
import { contactFieldTexts } from '../../../domain/contacts/contact.texts';
import { fieldsWith, unknownIn, type MessageField } from '../../../domain/message/fields';
import { messageTexts } from '../../../domain/message/message.texts';
import { listSettingsTexts as t } from './settings.texts';

/** The five texts of a turn, in the order in which people get them. */
export const textKinds = [
  'queue-confirmation',
  'almost-ready',
  'its-your-turn',
  'thank-and-review',
  'cancellation-turn',
] as const;
export type TextKind = (typeof textKinds)[number];

/** Texts that somebody gets who joins, is called and comes. */
const ofAVisit: readonly TextKind[] = ['queue-confirmation', 'almost-ready', 'its-your-turn', 'thank-and-review'];
const mostMessage = 1_600;

const ofPeople = standardPlaceholders
  .filter((key) => key !== 'optOutLink')
  .map((key) => ({ key, label: campaignTexts.fields[key], fallback: '' }));
const ofTurns = (
  ['turnNumber', 'currentTurnNumber', 'turnDateTime', 'turnLink', 'turnUrl', 'estimate', 'reviewLink'] as const
).map((key) => ({ key, label: t.fields[key], fallback: '' }));

/** The business's own fields that a text names, by their keys: a text of the list offers none, but keeps those it has. */
const ownIn = (text: string) =>
  placeholdersUsed(text).flatMap((placeholder) => {
    const key = attributeKey(placeholder);
    return key === undefined ? [] : [{ name: key, key }];
  });

/** What a text of this kind may name. The second name of the link is there for texts that have it. */
export function fieldsFor(kind: TextKind, text: string): MessageField[] {
  const offered = ofTurns.filter(
    ({ key }) =>
      (key !== 'reviewLink' || kind === 'thank-and-review') && (key !== 'turnUrl' || text.includes('turnUrl')),
  );
  return fieldsWith([...offered, ...ofPeople], ownIn(text), messageTexts.ownField);
}

/** What is wrong with a text, by the rules of the server. */
export function messageProblem(kind: TextKind, text: string): string | undefined {
  if (text.trim() === '') return t.messageRule;
  if (text.length > mostMessage) return messageTexts.tooLong(text.length - mostMessage);
  const [unknown] = unknownIn(text, fieldsFor(kind, text));
  return unknown === undefined ? undefined : messageTexts.unknown(unknown);
}

/** Whose list it is, and where its links lead. */
export interface ListBusiness {
  name: string;
  origin: string;
}

/** The text as somebody with a name of usual length reads it; links and numbers are as long as real ones. */
export function sampleOf(text: string, { name, origin }: ListBusiness): string {
  const values = {
    ...contactFieldTexts.sample,
    phoneSignificant: '491570156',
    businessName: name,
    turnNumber: 42,
    currentTurnNumber: 41,
    turnDateTime: t.sampleTime,
    turnLink: `${origin}/t/Ab3dE5gH7j`,
    turnUrl: `${origin}/t/Ab3dE5gH7j`,
    estimate: 25,
    reviewLink: `${origin}/r/Ab3dE5gH7j`,
  };
  return compileTemplate(text)(values);
}

/** What so many parts cost, decimal. */
export const costOf = (parts: number, price: string): string => formatExact(multiplyMoney(parseMoney(price), parts));

/** What the texts of one visit cost that are switched on, decimal; cancelled turns are none. */
export function visitCost(
  messages: Readonly<Record<TextKind, { enabled: boolean; text: string }>>,
  price: string,
  business: ListBusiness,
): string {
  const sent = ofAVisit.filter((kind) => messages[kind].enabled);
  return formatExact(
    sumMoney(
      sent.map((kind) => multiplyMoney(parseMoney(price), countParts(sampleOf(messages[kind].text, business)).parts)),
    ),
  );
}
