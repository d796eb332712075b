import { randomBytes } from 'node:crypto';
import type pg from 'pg';
import { readSetting, writeSetting } from '../sandbox-database.js';

/**
 * The carrier's name of a text: `SM`, 16 hex digits of this database, 16 of the row. It tells the row, so no index is
 * kept for it, and two sandboxes never give the same one.
 */
export class Sids {
  private constructor(private readonly prefix: string) {}

  static async load(pool: pg.Pool): Promise<Sids> {
    const kept = await readSetting<string>(pool, 'sidPrefix');
    const prefix = kept ?? randomBytes(8).toString('hex');
    if (kept === undefined) await writeSetting(pool, 'sidPrefix', prefix);
    return new Sids(prefix);
  }

  of(id: number, kind = 'SM'): string {
    return kind + this.prefix + id.toString(16).padStart(16, '0');
  }
}
