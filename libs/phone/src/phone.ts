/**
 * What may be texted and what it costs depend on the kind. `mobile` also stands for plans that do not tell mobiles
 * from landlines (the North American one); `premium` is premium-rate and shared-cost; `other` is toll-free, VoIP,
 * pagers, voicemail, company-wide and personal numbers.
 */
export type PhoneKind = 'mobile' | 'landline' | 'premium' | 'other';

export interface Phone {
  /** `+61412345678`: how a phone is stored, compared and sent to. */
  e164: string;
  /** The national number without its trunk prefix: `412345678`. */
  significant: string;
  /** ISO 3166-1 alpha-2, `001` for numbers of no country (satellite, international toll-free). */
  country: string;
  kind: PhoneKind;
}

/** Whether a text can reach it. A contact with any other number is kept, with a warning, and left out of campaigns (`invalidPhone`). */
export function isTextable(phone: Pick<Phone, 'kind'>): boolean {
  return phone.kind === 'mobile';
}
