/** Why sending of a business is paused: it owes money, or the platform says so. One of each can hold at a time. */
export const suspensionKinds = ['payment', 'platform'] as const;
export type SuspensionKind = (typeof suspensionKinds)[number];
