/** One text on its way to a provider. */
export interface OutgoingSms {
  /** Of the message outside: `<campaign id>.<ordinal>`. */
  id: string;
  /** From 1; every call of a message has another. */
  attempt: number;
  /** The sender shown: E.164 or a name. */
  from: string;
  /** E.164. */
  to: string;
  body: string;
  /** Where the provider reports: carries id, attempt and their signature. */
  statusCallback: string;
  /** The provider gives up after so long. */
  validitySeconds: number;
}

/**
 * What became of a call.
 * - accepted: the provider has it and said its name for it.
 * - rejected: the provider refuses this text for good; `code` is the provider's.
 * - notSent: it is certain that the provider does not have it. `called` tells whether the provider was asked at all.
 * - unknown: it may have it. Never sent again before somebody looked.
 */
export type SmsOutcome =
  | { readonly kind: 'accepted'; readonly sid: string }
  | { readonly kind: 'rejected'; readonly code: number }
  | {
      readonly kind: 'notSent';
      readonly reason: 'throttled' | 'no-connection' | 'refused-access' | 'too-late';
      readonly called: boolean;
      readonly retryAfterMs: number | null;
    }
  | { readonly kind: 'unknown'; readonly reason: string };

/** A text as the provider has it. */
export interface ProviderSms {
  sid: string;
  from: string;
  to: string;
  body: string;
  createdAt: Date;
}

/** Port: a carrier of texts. `test/sms-contract.ts` runs over every adapter. No adapter tries anything twice by itself. */
export interface SmsProvider {
  /** Also the last part but one of its webhooks' paths: `/webhooks/<name>/status`. */
  readonly name: string;
  /**
   * Hands a text over. Never rejects. `mayWrite` is asked just before the first byte is written; where it says no, the
   * answer is notSent, `too-late`.
   */
  send(sms: OutgoingSms, mayWrite: () => boolean): Promise<SmsOutcome>;
  /**
   * All texts of this sender to this phone that the provider has, newest first.
   * @throws `LookUpUnreadable` where its answer came and says nothing that we know.
   * @throws any other error where it could not be asked: away, overloaded, or it does not let us in.
   */
  lookUp(of: { to: string; from: string }): Promise<ProviderSms[]>;
  close(): Promise<void>;
}
