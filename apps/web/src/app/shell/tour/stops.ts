import { composerPath } from '../../../lib/paths';
import { tourTexts as t } from './tour.texts';

export interface Stop {
  title: string;
  text: string;
  /** What it points at; a card of a phone points at nothing. */
  anchor?: string;
}

const onDesk: readonly Stop[] = [
  { ...t.home, anchor: 'nav a[href="/home"]' },
  { ...t.contacts, anchor: 'nav a[href="/contacts"]' },
  { ...t.bill, anchor: `header a[href="${composerPath}"]` },
  { ...t.balance, anchor: 'header a[href="/billing"]' },
  { ...t.help, anchor: 'nav a[href="/faq"]' },
];
const onPhone: readonly Stop[] = Object.values(t.phone);

/** Where an element stands on the screen; null where it is not there or not seen. */
export function placeOf(anchor: string): DOMRect | null {
  const rect = document.querySelector(anchor)?.getBoundingClientRect();
  return rect !== undefined && rect.width > 0 ? rect : null;
}

/** The stops of this screen: what is not this person's to see, such as money, is no stop. */
export const stopsFor = (isPhone: boolean): readonly Stop[] =>
  isPhone ? onPhone : onDesk.filter(({ anchor }) => placeOf(anchor!) !== null);
