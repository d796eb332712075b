import { randomUUID } from 'node:crypto';
import { TOTP, URI } from 'otpauth';
import type pg from 'pg';

/** A key and what it shows now. */
export interface ShownCode {
  id: string;
  /** `Bellbird:mia@example.com` */
  label: string;
  code: string;
  secondsLeft: number;
}

const mostShown = 200;

/** What an authenticator can do with a text: an `otpauth://totp/…` address, or a key in base32; null where it is neither. */
export function readKey(text: string): TOTP | null {
  const key = text.trim();
  const url = /^otpauth:/i.test(key)
    ? key
    : `otpauth://totp/Key?secret=${encodeURIComponent(key.replaceAll(/[\s-]/g, '').toUpperCase())}`;
  try {
    const read = URI.parse(url);
    return read instanceof TOTP && read.secret.bytes.length > 0 ? read : null;
  } catch {
    return null;
  }
}

/** Everybody's authenticator: keys that were scanned or typed, and their codes. It keeps real time, as phones do. */
export class Authenticator {
  constructor(private readonly pool: pg.Pool) {}

  /** Keeps a key and answers its id; the same key again is the same one. */
  async add(key: TOTP): Promise<string> {
    const { rows } = await this.pool.query<{ id: string }>(
      `insert into authenticator_key (id, otpauth_url) values ($1, $2)
       on conflict (otpauth_url) do update set otpauth_url = excluded.otpauth_url returning id`,
      [randomUUID(), key.toString()],
    );
    return rows[0]!.id;
  }

  /** Newest first, with the codes of this moment. */
  async codes(): Promise<ShownCode[]> {
    const { rows } = await this.pool.query<{ id: string; otpauth_url: string }>(
      'select id, otpauth_url from authenticator_key order by no desc limit $1',
      [mostShown],
    );
    // eslint-disable-next-line bellbird/no-raw-clock -- authenticators keep real time, whatever business time says
    const timestamp = Date.now();
    return rows.map(({ id, otpauth_url: url }) => {
      const key = URI.parse(url) as TOTP;
      return {
        id,
        label: [key.issuer, key.label].filter(Boolean).join(':'),
        code: key.generate({ timestamp }),
        secondsLeft: Math.max(1, Math.ceil(key.remaining({ timestamp }) / 1_000)),
      };
    });
  }
}
