/** Of a button that is pressed with a thumb on a phone, and with a pointer on a desk. */
export const touchHeight = { base: '44px', md: '36px' } as const;
