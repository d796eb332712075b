import { formatMoney } from '../../../lib/format/money';
import { formatPhone } from '../../../lib/format/phone';
import { formatSeconds } from '../../../lib/format/time';
import { detailsTexts as t } from '../details/details.texts';
import type { PersonRowFragment, RecipientRowFragment } from './recipients.generated';

type Since = Omit<PersonRowFragment, 'recipient' | 'ordinal'>;

/** A row of the page: a person of the campaign, or one who was left out, to whom nothing happened since. */
export interface Person extends RecipientRowFragment {
  key: string;
  since: Since | null;
}

export const ofCampaign = ({ ordinal, recipient, ...since }: PersonRowFragment): Person => ({
  ...recipient,
  key: String(ordinal),
  since,
});
export const leftOut = (row: RecipientRowFragment, at: number): Person => ({
  ...row,
  key: row.contactId ?? `at ${at}`,
  since: null,
});

export const nameOf = (row: Person): string =>
  row.name ?? (row.phoneInternational === null ? t.noName : formatPhone(row.phoneInternational));
export const costOf = (row: Person): string => (row.cost === null ? t.none : formatMoney(row.cost));
export const phoneOf = (row: Person): string =>
  row.phoneInternational === null ? t.noPhone : formatPhone(row.phoneInternational);

/** Nothing where the number stands for the name already. */
export const phoneBesideName = (row: Person): string =>
  row.name === null && row.phoneInternational !== null ? '' : phoneOf(row);

/** When there was news of the text last. */
export function timeOf(row: Person, zone: string): string {
  const at = row.deliveredAt ?? row.since?.endedAt ?? row.sentAt;
  return at === null || at === undefined ? t.none : formatSeconds(at, zone);
}

/** Whether a row shows the same as before. */
export const isSamePerson = (a: Person, b: Person): boolean =>
  a === b || (a.key === b.key && JSON.stringify(a) === JSON.stringify(b));
