/** A rate limit that lets a second's worth through at once; 0 a second is no limit. */
export class TokenBucket {
  #tokens: number;
  #filledAtMs: number | null = null;

  constructor(private readonly perSecond: number) {
    this.#tokens = perSecond;
  }

  /** Takes one if there is one; `nowMs` is of a clock that never goes back. */
  take(nowMs: number): boolean {
    if (this.perSecond === 0) return true;
    const passedMs = nowMs - (this.#filledAtMs ?? nowMs);
    this.#filledAtMs = nowMs;
    this.#tokens = Math.min(this.perSecond, this.#tokens + (passedMs * this.perSecond) / 1_000);
    if (this.#tokens < 1) return false;
    this.#tokens -= 1;
    return true;
  }
}
