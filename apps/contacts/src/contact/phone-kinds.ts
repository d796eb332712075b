import type { Phone, PhoneKind } from '@bellbird/phone';
import type { ContactRow } from './contact-row.js';

/** What contact.phone_kind holds. */
export const phoneKindCodes: Readonly<Record<PhoneKind, number>> = { mobile: 1, landline: 2, premium: 3, other: 4 };

/** A phone as the row of a contact holds it. */
export const rowOfPhone = ({
  e164,
  significant,
  country,
  kind,
}: Phone): Pick<ContactRow, 'phone' | 'phoneSignificant' | 'phoneCountry' | 'phoneKind'> => ({
  phone: e164,
  phoneSignificant: significant,
  phoneCountry: country,
  phoneKind: phoneKindCodes[kind],
});

const warnings: Readonly<Record<number, string>> = {
  2: 'This is a landline: it is kept, but campaigns leave it out.',
  3: 'This is a premium-rate number: it is kept, but campaigns leave it out.',
  4: 'This number cannot be texted: it is kept, but campaigns leave it out.',
};

/** What to tell who saves such a number; null for one that can be texted. */
export function phoneWarning(kindCode: number): string | null {
  return warnings[kindCode] ?? null;
}
