import type { ErrorCode } from '@bellbird/errors';

/** A rule of the business by which a call may be refused though its input is of the right form. */
export interface Refusal {
  code: ErrorCode;
  /** Which fields the answer names: a pattern over their dotted names. */
  field?: string;
  rule: string;
}
