import type { PhoneKind } from '@bellbird/phone';

/** What contact.phone_kind holds. */
export const phoneKindCodes: Readonly<Record<PhoneKind, number>> = { mobile: 1, landline: 2, premium: 3, other: 4 };

const warnings: Readonly<Record<number, string>> = {
  2: 'This is a landline: it is kept, but campaigns leave it out.',
  3: 'This is a premium-rate number: it is kept, but campaigns leave it out.',
  4: 'This number cannot be texted: it is kept, but campaigns leave it out.',
};

/** What to tell who saves such a number; null for one that can be texted. */
export function phoneWarning(kindCode: number): string | null {
  return warnings[kindCode] ?? null;
}
