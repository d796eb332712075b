/** One message on its way to a provider. */
export interface OutgoingMessage {
  /** Of the message outside: `<campaign id>.<ordinal>`. */
  id: string;
  /** From 1; every call for a message has another. */
  attempt: number;
  /** The sender shown, as its channel names one: of texts E.164 or a name. */
  from: string;
  /** The address of the person, as its channel writes one: of texts E.164. */
  to: string;
  body: string;
  /** Where the provider reports: carries id, attempt and their signature. */
  statusCallback: string;
  /** The provider gives up after so long. */
  validitySeconds: number;
}

/**
 * What became of a call.
 * - accepted: the provider has the message and said its name for it.
 * - rejected: the provider refuses this message for good; `code` is the provider's.
 * - notSent: it is certain that the provider does not have it. `called` tells whether the provider was asked at all.
 * - unknown: it may have it. Never sent again before somebody looked.
 */
export type SendOutcome =
  | { readonly kind: 'accepted'; readonly sid: string }
  | { readonly kind: 'rejected'; readonly code: number }
  | {
      readonly kind: 'notSent';
      readonly reason: 'throttled' | 'no-connection' | 'refused-access' | 'too-late';
      readonly called: boolean;
      readonly retryAfterMs: number | null;
    }
  | { readonly kind: 'unknown'; readonly reason: string };

/** A message as the provider has it. */
export interface ProviderMessage {
  sid: string;
  from: string;
  to: string;
  body: string;
  createdAt: Date;
}

/**
 * A look-up that was made and whose answer nobody can read: a refusal of the question itself, another shape than we know.
 * To ask again brings most likely the same, so these are counted, unlike those that were not made.
 */
export class LookUpUnreadable extends Error {
  override readonly name = 'LookUpUnreadable';
}

/**
 * Port: who carries the messages of a channel. `testing/channel.contract.ts` runs over every adapter. No adapter tries
 * anything twice by itself.
 */
export interface ChannelProvider {
  /** Also the last part but one of its webhooks' paths: `/webhooks/<name>/status`. */
  readonly name: string;
  /**
   * Hands a message over. Never rejects. `mayWrite` is asked just before the first byte is written; where it says no, the
   * answer is notSent, `too-late`.
   */
  send(message: OutgoingMessage, mayWrite: () => boolean): Promise<SendOutcome>;
  /**
   * All messages of this sender to this address that the provider has, newest first.
   * @throws `LookUpUnreadable` where its answer came and says nothing that we know.
   * @throws any other error where it could not be asked: away, overloaded, or it does not let us in.
   */
  lookUp(of: { to: string; from: string }): Promise<ProviderMessage[]>;
  close(): Promise<void>;
}
