import type { Permission } from '@bellbird/field-rules';

/** Platform accounts belong to no business: rows of theirs carry the nil tenant. */
export const nilTenant = '00000000-0000-0000-0000-000000000000';

/** A person who is signed in, as the verified access token says. */
export interface Actor {
  readonly kind: 'user';
  readonly userId: string;
  /** The nil tenant for a platform admin. */
  readonly tenantId: string;
  readonly role: 'admin' | 'merchant';
  readonly permissions: readonly Permission[];
  /** The tenant's default country (ISO 3166 alpha-2), for phone numbers typed without one. */
  readonly country: string;
  /** The tenant's IANA zone: days of date filters, send windows. */
  readonly timeZone: string;
  readonly termsAccepted: boolean;
  /** A second step is asked of the person and not set up: until then only the own account is open. */
  readonly mustEnrol: boolean;
  readonly sessionId: string;
  /** Rises with each change of the person's permissions or status: an older token is refused. */
  readonly accessVersion: number;
  /** Rises with each refresh of the session. */
  readonly sessionGeneration: number;
  /** When the person last proved who it is, by signing in or stepping up: seconds since the epoch, in real time. */
  readonly provedAt: number;
  /** Looks and changes nothing: the guard lets no mutation through. */
  readonly isReadOnly: boolean;
  /** The platform's admin who looks at the business as its support; null for everybody else. */
  readonly actingAdmin: string | null;
}

/** Another service that asks in a tenant's name. */
export interface ServiceCaller {
  readonly kind: 'service';
  readonly service: string;
  readonly tenantId: string;
}

export type Caller = Actor | ServiceCaller;
