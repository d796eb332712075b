import { randomInt } from 'node:crypto';
import type pg from 'pg';

/** Somebody whom the provider knows, as `/sandbox/api` shows it. */
export interface SandboxPerson {
  sub: string;
  email: string;
  givenName: string;
  familyName: string;
  emailVerified: boolean;
  hostedDomain: string | null;
}

const columns = `sub, email, given_name as "givenName", family_name as "familyName", email_verified as "emailVerified", hosted_domain as "hostedDomain"`;

/** Everybody who has an account at the provider; an address has one. */
export class People {
  constructor(private readonly pool: pg.Pool) {}

  /** The same address again is the same person, with what is said now. */
  async keep(person: Omit<SandboxPerson, 'sub'>): Promise<SandboxPerson> {
    const { rows } = await this.pool.query<SandboxPerson>(
      `insert into person (sub, email, given_name, family_name, email_verified, hosted_domain) values ($1, $2, $3, $4, $5, $6)
       on conflict (lower(email)) do update set
         email = excluded.email, given_name = excluded.given_name, family_name = excluded.family_name,
         email_verified = excluded.email_verified, hosted_domain = excluded.hosted_domain
       returning ${columns}`,
      [newSub(), person.email, person.givenName, person.familyName, person.emailVerified, person.hostedDomain],
    );
    return rows[0] as SandboxPerson;
  }

  /** In the order in which they came. */
  async all(): Promise<SandboxPerson[]> {
    return (await this.pool.query<SandboxPerson>(`select ${columns} from person order by no`)).rows;
  }

  async byEmail(email: string): Promise<SandboxPerson | null> {
    const { rows } = await this.pool.query<SandboxPerson>(
      `select ${columns} from person where lower(email) = lower($1)`,
      [email],
    );
    return rows[0] ?? null;
  }

  async bySub(sub: string): Promise<SandboxPerson | null> {
    return (
      (await this.pool.query<SandboxPerson>(`select ${columns} from person where sub = $1`, [sub])).rows[0] ?? null
    );
  }
}

/** 21 digits, as Google's are. */
const newSub = (): string =>
  `1${Array.from({ length: 2 }, () => randomInt(0, 10_000_000_000).toString().padStart(10, '0')).join('')}`;
