import { createHash, timingSafeEqual } from 'node:crypto';

/** The key that adapters carry as a bearer token. */
export class Access {
  readonly #key: Buffer;
  #lastGood = '';

  constructor(key: string) {
    this.#key = digest(`Bearer ${key}`);
  }

  /** Whether an `Authorization` header is right. Adapters send the same one each time, so it is worked out once. */
  permits(authorization: string | undefined): boolean {
    if (authorization === undefined) return false;
    if (authorization === this.#lastGood) return true;
    const right = timingSafeEqual(digest(authorization), this.#key);
    if (right) this.#lastGood = authorization;
    return right;
  }
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
