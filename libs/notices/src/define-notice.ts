import type * as v from 'valibot';

/** What a notice looks like: the client has a mark and a tone for each. */
export type NoticeLook =
  'sent' | 'canceled' | 'money' | 'moneyFailed' | 'out' | 'in' | 'reply' | 'file' | 'fileFailed' | 'other';

/** Where a notice leads. */
export type NoticeTarget = { campaign: string } | { contact: string } | 'billing' | 'replies';

export interface NoticeWords {
  /** In place of the notice's own look. */
  look?: NoticeLook;
  title: string;
  text?: string;
  to?: NoticeTarget;
  /** The finished export that it is about. */
  exportOf?: { jobId: string; resource: string };
}

/** How the reader's client says what depends on the reader: their money, their numbers. */
export interface Say {
  /** "$105.36" of "105.360000", and nothing for who may not see money. */
  money(amount: string): string;
  /** The same for everybody, where a notice is about nothing else. */
  amount(amount: string): string;
  /** "+61 491 570 156" of "+61491570156". */
  phone(e164: string): string;
  /** "1,284 people": `#` is the number. */
  count(count: number, one: string, other: string): string;
  /** A campaign's name, or what stands for none. */
  campaign(name: string | null): string;
}

/** All about one kind of notification: what it carries and what it says. One file each in `notices/`. */
export interface Notice<Type extends string = string, Schema extends v.GenericSchema = v.GenericSchema> {
  type: Type;
  /** `Notification.data`, as it is stored and sent; the outside reads it too (`api.md`). */
  data: Schema;
  example: v.InferInput<Schema>;
  look: NoticeLook;
  words(data: v.InferOutput<Schema>, say: Say): NoticeWords;
}

export type DataOf<N extends Notice> = v.InferInput<N['data']>;

export const defineNotice = <Type extends string, Schema extends v.GenericSchema>(
  notice: Notice<Type, Schema>,
): Notice<Type, Schema> => notice;

/** "1,284 people · $105.36": the parts that there are. */
export const joined = (...parts: (string | false)[]): string => parts.filter(Boolean).join(' · ');
