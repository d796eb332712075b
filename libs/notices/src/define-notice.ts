import type * as v from 'valibot';

/** What a notice looks like: the client has a mark and a tone for each. */
export type NoticeLook =
  | 'sent'
  | 'canceled'
  | 'money'
  | 'moneyFailed'
  | 'out'
  | 'in'
  | 'reply'
  | 'file'
  | 'fileFailed'
  | 'person'
  | 'shield'
  | 'plug'
  | 'attention'
  | 'other';

/** Where a notice leads. */
export type NoticeTarget =
  | { campaign: string }
  | { contact: string }
  | { user: string }
  | { conversation: string }
  | 'billing'
  | 'automations'
  | 'replies'
  | 'security';

/** The page of the client that is meant. */
export function noticePath(to: NoticeTarget): string {
  if (to === 'billing') return '/billing';
  if (to === 'automations') return '/automations';
  if (to === 'replies') return '/sms-inbounds';
  if (to === 'security') return '/account/security';
  if ('user' in to) return `/users/${to.user}`;
  if ('conversation' in to) return `/sms-inbounds/${to.conversation}`;
  return 'campaign' in to ? `/sms-campaigns/details/${to.campaign}` : `/contacts/${to.contact}`;
}

/** What a notice says to its reader. */
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
  /** "$105.36" of "105.360000"; empty for readers who may not see money. */
  money(amount: string): string;
  /** "$105.36" for every reader: for notices that are about nothing but money. */
  amount(amount: string): string;
  /** "Mei-Lin Chen" of a contact whose name the reader knows, else "+61 491 570 156" of "+61491570156". */
  person(e164: string, contactId: string | null): string;
  /** "“What time do you open?”" of a customer's text that the reader has at hand; empty where it is not. */
  text(inboundId: string): string;
  /** "1,284 people": `#` is the number. */
  count(count: number, one: string, other: string): string;
  /** A campaign's name, or what stands for none. */
  campaign(name: string | null): string;
}

/** All about one kind of notification: what it carries and what it says. One file each in `notices/`. */
export interface Notice<Type extends string = string, Schema extends v.GenericSchema = v.GenericSchema> {
  type: Type;
  /** `Notification.data`, as it is stored and sent. Others read it too, as `notification.graphql` describes it. */
  data: Schema;
  example: v.InferInput<Schema>;
  look: NoticeLook;
  words(data: v.InferOutput<Schema>, say: Say): NoticeWords;
}

/** What is handed over to be stored with a notice. */
export type DataOf<N extends Notice> = v.InferInput<N['data']>;

/** The notice itself, with its types read off its schema. */
export const defineNotice = <Type extends string, Schema extends v.GenericSchema>(
  notice: Notice<Type, Schema>,
): Notice<Type, Schema> => notice;

/** "1,284 people · $105.36": the parts that there are. */
export const joined = (...parts: (string | false)[]): string => parts.filter(Boolean).join(' · ');
