import type { Permission } from '@bellbird/auth';

/** In whose name an operation runs: a person, or another service that sees all of the tenant. Plain data; jobs keep it. */
export interface ResourceActor {
  readonly kind: 'user' | 'service';
  readonly userId: string;
  readonly tenantId: string;
  readonly permissions: readonly Permission[];
  readonly country: string;
  /** When the person last proved who it is, in seconds since the epoch; 0 where nobody did. */
  readonly provedAt: number;
  /** Support that looks at the business; the trail calls it so. */
  readonly isSupport?: boolean;
  /** Where the request came from, for the audit trail; null where none did. */
  readonly address: string | null;
  /** IANA zone in which days of date filters are counted. */
  readonly timeZone: string;
  /** The instant of business time at which it asks, ISO: "30 days ago" counts from its day, in a job to the end. */
  readonly now: string;
}
