import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';
import { ProviderRefusal } from '../http/failures.js';
import { readSetting, writeSetting } from '../sandbox-database.js';

/** How the provider misbehaves, until it is told otherwise. */
export interface IdentityMisbehaviour {
  latencyMs: number;
  failPercent: number;
  wrongNonce: boolean;
  wrongAudience: boolean;
  expired: boolean;
  wrongKey: boolean;
}

const well: IdentityMisbehaviour = {
  latencyMs: 0,
  failPercent: 0,
  wrongNonce: false,
  wrongAudience: false,
  expired: false,
  wrongKey: false,
};
const setting = 'identityProvider';

/** Kept as all else is: a sandbox that starts again misbehaves as before. */
export class Misbehaviour {
  constructor(private readonly pool: pg.Pool) {}

  async read(): Promise<IdentityMisbehaviour> {
    return { ...well, ...(await readSetting<Partial<IdentityMisbehaviour>>(this.pool, setting)) };
  }

  async write(change: Partial<IdentityMisbehaviour>): Promise<IdentityMisbehaviour> {
    const next = { ...(await this.read()), ...change };
    await writeSetting(this.pool, setting, next);
    return next;
  }

  /** Takes its time, and says 503 as often as it was told. */
  async befall(): Promise<IdentityMisbehaviour> {
    const now = await this.read();
    if (now.latencyMs > 0) await pause(now.latencyMs);
    if (Math.random() * 100 < now.failPercent)
      throw new ProviderRefusal(503, 'temporarily_unavailable', 'The identity provider is away.');
    return now;
  }
}
