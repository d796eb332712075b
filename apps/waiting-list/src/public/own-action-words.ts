/** What people may do with their own turn. */
export const ownActionWords = ['leave', 'let-pass', 'on-my-way', 'come-back'] as const;
export type OwnAction = (typeof ownActionWords)[number];
