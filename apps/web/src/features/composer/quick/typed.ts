import type { AudiencePersonFragment } from '../../../domain/audience/audience.generated';
import { phonePart } from '../../../lib/format/phone';
import { isContact } from '../draft/addressed';

/** So many people and numbers a quick text goes to at most. */
export const mostPeople = 1_000;

/** Numbers as people paste them, one a line, with commas or out of a spreadsheet; spaces stand inside a number. */
export function splitTyped(text: string): string[] {
  return text
    .split(/[,;\n\r\t]+/)
    .flatMap((piece) => {
      const typed = piece.trim().replace(/\s+/g, ' ');
      const words = typed.split(' ');
      // Several whole numbers with nothing but spaces between them.
      return words.length > 1 && words.every((word) => (phonePart(word)?.length ?? 0) >= 8) ? words : [typed];
    })
    .filter((typed) => typed !== '');
}

/** Whether what is typed is a number, or several, and no name to be looked for. */
export const isNumeric = (typed: string): boolean => /\d/.test(typed) && !/\p{L}/u.test(typed);

/** The field with more in it; what stands there already, and what is over the thousand, is not taken, and counted. */
export function withMore(
  to: readonly string[],
  more: readonly string[],
): { to: readonly string[]; repeated: number; over: number } {
  const fresh = [...new Set([...to, ...more])];
  return {
    to: fresh.slice(0, mostPeople),
    repeated: to.length + more.length - fresh.length,
    over: Math.max(0, fresh.length - mostPeople),
  };
}

export type Mark = 'not-a-number' | 'too-short' | 'too-long' | 'unknown' | 'gone' | 'opted-out' | 'landline' | 'twice';
/** Who is marked so is not sent to the server, which would refuse the others with them; the rest it leaves out itself. */
const unreadMarks: ReadonlySet<Mark> = new Set(['not-a-number', 'too-short', 'too-long', 'unknown', 'gone']);

/** What one sees of a number without asking anybody; null: it may be one. */
export function faultOf(typed: string): Mark | null {
  const digits = typed.replace(/\D/g, '').length;
  if (digits === 0 || /[^\d\s()+./-]/.test(typed)) return 'not-a-number';
  if (digits < 8) return 'too-short';
  return digits > 15 ? 'too-long' : null;
}

/** The same number, with its country or without. */
const isSame = (a: string, b: string): boolean => a.endsWith(b) || b.endsWith(a);
const tailOf = (part: string): string => part.slice(-8);

interface Known {
  /** Contacts by id. */
  people: ReadonlyMap<string, AudiencePersonFragment>;
  /** Whether everybody was asked for: who is not among them is gone. */
  isAnswered: boolean;
  /** Contacts who have one of the numbers. */
  owners: readonly AudiencePersonFragment[];
  /** Numbers that the server could not read. */
  refused: ReadonlySet<string>;
}

/** The contact that a number is of, by their whole number or the part of it within the country. */
export function ownerOf(typed: string, owners: readonly AudiencePersonFragment[]): AudiencePersonFragment | undefined {
  const part = phonePart(typed);
  if (part === null) return undefined;
  return owners.find(
    ({ phoneInternational, phoneSignificant }) => phoneInternational === `+${part}` || phoneSignificant === part,
  );
}

const markOfPerson = ({ warning, marketingStatus }: AudiencePersonFragment): Mark | null =>
  warning !== null ? 'landline' : marketingStatus === 'unsubscribed' ? 'opted-out' : null;

/** Who of the field gets nothing, and why, in its order. */
export function marksOf(
  to: readonly string[],
  { people, isAnswered, owners, refused }: Known,
): ReadonlyMap<string, Mark> {
  const marks = new Map<string, Mark>();
  const parts = new Map<string, string[]>();
  const chosen = new Set(to.filter(isContact));
  const judge = (entry: string): Mark | null => {
    if (isContact(entry)) {
      const person = people.get(entry);
      return person === undefined ? (isAnswered ? 'gone' : null) : markOfPerson(person);
    }
    const fault = faultOf(entry) ?? (refused.has(entry) ? 'unknown' : null);
    if (fault !== null) return fault;
    const owner = ownerOf(entry, owners);
    const part = phonePart(entry) ?? '';
    const earlier = parts.get(tailOf(part)) ?? [];
    parts.set(tailOf(part), [...earlier, part]);
    if ((owner !== undefined && chosen.has(owner.id)) || earlier.some((each) => isSame(each, part))) return 'twice';
    return owner === undefined ? null : markOfPerson(owner);
  };
  for (const entry of to) {
    const mark = judge(entry);
    if (mark !== null) marks.set(entry, mark);
  }
  return marks;
}

/** Those of the field that the server is asked about. */
export const readable = (to: readonly string[], marks: ReadonlyMap<string, Mark>): string[] =>
  to.filter((entry) => {
    const mark = marks.get(entry);
    return mark === undefined || !unreadMarks.has(mark);
  });

/** Numbers that will be texted and are nobody's yet. */
export const newNumbers = (
  to: readonly string[],
  marks: ReadonlyMap<string, Mark>,
  owners: readonly AudiencePersonFragment[],
): string[] => to.filter((entry) => !isContact(entry) && !marks.has(entry) && ownerOf(entry, owners) === undefined);
