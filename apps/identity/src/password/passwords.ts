import { availableParallelism } from 'node:os';
import { Injectable } from '@nestjs/common';
import argon2 from 'argon2';
import { callerOf } from '../limits/caller-of.js';
import { InTurn } from './in-turn.js';

const options = { type: argon2.argon2id, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/**
 * One core stays free for all else, and so does one of the four threads that Node hashes in: it checks the signatures
 * of everybody's access tokens there, too, and they would wait behind a storm of sign-ups.
 */
const atOnce = Math.max(1, Math.min(3, availableParallelism() - 1));

/** Hashes of passwords: made to be slow, so callers take turns. `address` is the caller's. */
@Injectable()
export class Passwords {
  private readonly turns = new InTurn({ atOnce, waiting: 500 });
  private nobodys: Promise<string> | undefined;

  /** @throws 429 where too many of the caller's wait already. */
  hash(password: string, address: string): Promise<string> {
    return this.turns.run(callerOf(address), () => argon2.hash(password, options));
  }

  /** Whether the password is the account's. Takes as long where there is no account. @throws 429 as above. */
  async isRight(hash: string | null, password: string, address: string): Promise<boolean> {
    this.nobodys ??= argon2.hash('nobody has this password', options);
    const known = hash ?? (await this.nobodys);
    return (await this.turns.run(callerOf(address), () => argon2.verify(known, password))) && hash !== null;
  }
}
