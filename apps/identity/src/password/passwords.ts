import { availableParallelism } from 'node:os';
import { Injectable } from '@nestjs/common';
import argon2 from 'argon2';
import { callerOf } from '@bellbird/limits';
import { InTurn } from './in-turn.js';

const options = { type: argon2.argon2id, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/**
 * One core stays free for everything else, and so does one of the four threads in which Node hashes. Node checks the
 * signatures of access tokens in the same threads, and they would wait behind a storm of sign-ups.
 */
const atOnce = Math.max(1, Math.min(3, availableParallelism() - 1));

/** Makes and checks hashes of passwords. A hash is slow by design, so callers take turns. `address` is the caller's. */
@Injectable()
export class Passwords {
  private readonly turns = new InTurn({ atOnce, waiting: 500 });
  private nobodys: Promise<string> | undefined;

  /** @throws 429 if too many hashes of the caller wait already. */
  hash(password: string, address: string): Promise<string> {
    return this.turns.run(callerOf(address), () => argon2.hash(password, options));
  }

  /** Whether the password is the one of `hash`. Takes as long if there is no account (null). @throws 429 as above. */
  async isRight(hash: string | null, password: string, address: string): Promise<boolean> {
    this.nobodys ??= argon2.hash('nobody has this password', options);
    const known = hash ?? (await this.nobodys);
    return (await this.turns.run(callerOf(address), () => argon2.verify(known, password))) && hash !== null;
  }
}
