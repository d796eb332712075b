/** What a carrier can do with a call, by what the adapter's suite calls it. */
export type Fault =
  | 'accept'
  | 'accept-slowly'
  | 'throttle'
  | 'error-after-accept'
  | 'error'
  | 'accept-no-answer'
  | 'no-answer'
  | 'reset-at-once'
  | 'reset-after-request'
  | 'accept-reset'
  | 'accept-half-close'
  | 'accept-then-close'
  | 'drip'
  | 'invalid-json'
  | 'no-sid'
  | 'redirect'
  | 'endless'
  | { status: number; code?: number };

/** One acceptance, as the carrier keeps it. */
export interface Taken {
  sid: string;
  from: string;
  to: string;
  body: string;
  at: Date;
}

/** A carrier that does with every call what it was told last. */
export interface ContractCarrier {
  /** Answers where it is. */
  start(): Promise<string>;
  /** New connections are refused, those that are there are cut. */
  stop(): Promise<void>;
  behave(fault: Fault): Promise<void>;
  /** The texts it has, oldest first. */
  taken(): Promise<readonly Taken[]>;
  /** Requests that arrived whole. */
  requests(): Promise<number>;
}
