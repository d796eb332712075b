import type { AudienceChoicesQuery, TagChoiceFragment } from '../../domain/audience/audience.generated';
import { everybody } from '../../domain/audience/everybody';
import type { ChoosableSegment } from '../../domain/audience/use-tag-choice';
import { automationsTexts as t } from './automations.texts';

/** Somebody who may be chosen: `segment:…`, `group:…`, `contact:…`, or `tag:…`, which is taken as a segment. */
export interface AudienceOption {
  key: string;
  label: string;
  aside?: string;
}

/** More people than this are one chip: nobody reads through so many names. */
export const peopleAsOne = 20;
const mostFound = 30;

interface Choices {
  segments: readonly ChoosableSegment[];
  tags: readonly TagChoiceFragment[];
  groups: NonNullable<AudienceChoicesQuery['audiences']>['data'];
}

/** Everybody, tags, groups and segments. */
export const audienceOptions = ({ segments, tags, groups }: Choices): AudienceOption[] => [
  { key: `segment:${everybody}`, label: t.form.everybody },
  ...tags.map(({ id, name }) => ({ key: `tag:${id}`, label: t.form.tag(name) })),
  ...groups.map(({ id, name }) => ({ key: `group:${id}`, label: t.form.group(name) })),
  ...segments.map(({ id, name, tag }) => ({
    key: `segment:${id}`,
    label: tag === undefined ? t.form.segment(name) : t.form.tag(name),
  })),
];

/** What is not offered beside what is chosen: a segment that stands for a tag, and the tag of a chosen one. */
export const notOffered = (segments: readonly ChoosableSegment[], chosen: readonly string[]): string[] =>
  segments.flatMap(({ id, tag }) => {
    const key = `segment:${id}`;
    if (tag === undefined) return [];
    return chosen.includes(key) ? [key, `tag:${tag.id}`] : [key];
  });

/** Those that hold what was typed, and the people who were found; without those that are taken. */
export function foundOptions(
  options: readonly AudienceOption[],
  people: readonly AudienceOption[],
  typed: string,
  taken: readonly string[],
): readonly AudienceOption[] {
  const text = typed.trim().toLowerCase();
  const named = options.filter(({ label }) => label.toLowerCase().includes(text));
  return [...named, ...people].filter(({ key }) => !taken.includes(key)).slice(0, mostFound);
}
