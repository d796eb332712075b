import type { WrittenPolicyFragment } from './policies.generated';
import { policiesTexts } from './policies.texts';

const t = policiesTexts;

export type PolicyWay = 'inline' | 'url' | 'generated';
export const collectedWords = Object.keys(t.collected) as (keyof typeof t.collected)[];
export const purposeWords = Object.keys(t.purpose) as (keyof typeof t.purpose)[];

type Ticks<W extends string> = Record<W, boolean>;
const ticked = <W extends string>(words: readonly W[], chosen: readonly string[]): Ticks<W> =>
  Object.fromEntries(words.map((word) => [word, chosen.includes(word)])) as Ticks<W>;
const chosenOf = (ticks: Readonly<Record<string, boolean>>): string[] =>
  Object.keys(ticks).filter((word) => ticks[word]);

/** What is asked of a business that never answered. */
const usual = {
  contactEmail: '',
  contactPhone: '',
  postalAddress: '',
  collects: ['name', 'phone'],
  purposes: ['service-messages', 'marketing'],
  health: false,
  automatedDecisions: false,
};

/** A policy as its form holds it. */
export function policyValues({ type, content, url, generated }: WrittenPolicyFragment) {
  const { collects, purposes, ...answers } = generated ?? usual;
  return {
    type: type as PolicyWay,
    content: type === 'generated' ? '' : content,
    url,
    contactEmail: answers.contactEmail,
    contactPhone: answers.contactPhone,
    postalAddress: answers.postalAddress,
    health: answers.health,
    automatedDecisions: answers.automatedDecisions,
    collects: ticked(collectedWords, collects),
    purposes: ticked(purposeWords, purposes),
  };
}
export type PolicyValues = ReturnType<typeof policyValues>;

/** What is published of it: of the way that is chosen alone. */
export function policyInput({ type, content, url, collects, purposes, ...answers }: PolicyValues) {
  if (type === 'inline') return { type, content };
  if (type === 'url') return { type, url: url.trim() };
  return { type, generated: { ...answers, collects: chosenOf(collects), purposes: chosenOf(purposes) } };
}
