/** By what somebody takes the second step. */
export type Way = 'app' | 'recovery-code' | 'lost-both';
