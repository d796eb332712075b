import * as v from 'valibot';
import { accessChangesAnswer, nilTenant, TokenVerifier, type Actor, type TokenFault } from '@bellbird/auth';
import type { Platform } from '../platform/platform.js';
import { Settings } from '../platform/settings.js';
import { Background } from '../process/background.js';
import type { Logger } from '../telemetry/logger.js';

const timeoutMs = 3_000;

/**
 * Knows the tokens that identity gives out: by the keys that it publishes, and by its list of people and sessions whose
 * access has changed since. The list is read every `ACCESS_POLL_MS`, and at once when identity hints at a change. While
 * identity is away, what was signed before counts until it runs out.
 */
export class IdentityTokens {
  private readonly verifier: TokenVerifier;
  private readonly background: Background;
  private readonly unhear: Promise<() => Promise<void>>;
  private cursor = '';
  private failures = 0;

  constructor(
    private readonly platform: Pick<Platform, 'peer' | 'live' | 'env'>,
    private readonly logger: Logger,
  ) {
    const settings = new Settings(platform.env);
    const everyMs = settings.integer('ACCESS_POLL_MS', 10_000, { least: 100, most: 60_000 });
    settings.check();
    this.verifier = TokenVerifier.fromJwks(
      () => `${platform.peer('identity')}/.well-known/jwks.json`,
      (what) => logger.warn(what),
    ).readAhead();
    this.background = new Background(logger);
    const { poke } = this.background.every('access changes', everyMs, () => this.readChanges());
    // Hints are of the platform, not of a tenant: one subscription a process hears them all.
    this.unhear = platform.live.subscribe(nilTenant, ({ type }) => {
      if (type === 'access-changed') poke();
    });
    this.unhear.catch((error: unknown) => logger.warn({ err: error }, 'Hints of access changes are not heard'));
  }

  /** Whose token it is, or why it does not count. @throws 503 where identity's keys cannot be had. */
  verify(token: string): Promise<Actor | TokenFault> {
    return this.verifier.verify(token);
  }

  /** Calls `hear` with the ids of people and sessions whose tokens of before count no more. Answers how to stop. */
  onAccessChanged(hear: (subjects: ReadonlySet<string>) => void): () => void {
    return this.verifier.changes.onNew(hear);
  }

  /** Whether a token counts that was verified before as this person's. */
  stillCounts(actor: Actor): boolean {
    return this.verifier.changes.standingOf(actor) === null;
  }

  async close(): Promise<void> {
    await this.background.stop();
    await this.unhear.then(
      (stop) => stop(),
      () => undefined,
    );
  }

  private async readChanges(): Promise<void> {
    try {
      const address = `${this.platform.peer('identity')}/.well-known/access-changes?since=${encodeURIComponent(this.cursor)}`;
      const response = await fetch(address, { signal: AbortSignal.timeout(timeoutMs) });
      const { changes, cursor } = v.parse(accessChangesAnswer, await response.json());
      this.verifier.changes.take(changes);
      this.cursor = cursor;
      this.failures = 0;
    } catch (error) {
      this.failures += 1;
      // Services start in any order: that identity comes a few seconds after one is nothing to be told.
      if (this.failures === 2)
        this.logger.warn(
          { err: error },
          'Who lost access cannot be read from identity; tokens count until they run out',
        );
    }
  }
}
