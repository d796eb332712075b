import { CannotStart } from '@bellbird/errors';

/** Names of settings that are missing or wrong, in one sentence. */
export class MissingSettings extends CannotStart {
  override readonly name = 'MissingSettings';

  constructor(readonly problems: readonly string[]) {
    super(`Bellbird cannot start: ${problems.join('; ')}.`);
  }
}

/** What LOG_LEVEL may be. */
export const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

/** Reads typed settings from the environment and collects what is wrong with them; `check()` throws one sentence. */
export class Settings {
  private readonly problems: string[] = [];

  constructor(private readonly env: Readonly<Record<string, string | undefined>>) {}

  text(name: string, otherwise?: string): string {
    const value = this.env[name]?.trim();
    if (value) return value;
    if (otherwise === undefined) this.problems.push(`${name} is not set`);
    return otherwise ?? '';
  }

  /** Where a Postgres is. It may hold a password: it is never shown. */
  postgres(name: string): string {
    const url = this.text(name);
    if (url !== '' && !(URL.canParse(url) && /^postgres(ql)?:$/.test(new URL(url).protocol)))
      this.problems.push(`${name} must be postgres://[user:password@]host[:port]/database`);
    return url;
  }

  /** The one secret: what can be guessed opens all that is derived from it. */
  secret(name: string): string {
    const secret = this.text(name);
    if (secret !== '' && secret.length < 16) this.problems.push(`${name} must have at least 16 characters`);
    return secret;
  }

  /** BELLBIRD_SECRET_BEFORE: set while a changed BELLBIRD_SECRET is new. */
  secretBefore(): string | undefined {
    return this.text('BELLBIRD_SECRET_BEFORE', '') === '' ? undefined : this.secret('BELLBIRD_SECRET_BEFORE');
  }

  /** Where another part listens, without a slash at the end. */
  address(name: string): string {
    const url = this.text(name);
    if (url !== '' && !(isWeb(url) && new URL(url).pathname === '/'))
      this.problems.push(`${name} must be like http://host:port`);
    return url.replace(/\/$/, '');
  }

  /** What every process reads, its port aside. */
  common(): { publicUrl: string } {
    this.choice('LOG_LEVEL', logLevels, 'info');
    const publicUrl = this.text('PUBLIC_URL', 'http://localhost:3000');
    if (!isWeb(publicUrl)) this.problems.push('PUBLIC_URL must be like https://bellbird.example');
    return { publicUrl: publicUrl.replace(/\/$/, '') };
  }

  integer(name: string, otherwise: number, bounds: { least?: number; most?: number } = {}): number {
    const text = this.env[name]?.trim();
    if (!text) return otherwise;
    const value = Number(text);
    if (
      !Number.isSafeInteger(value) ||
      value < (bounds.least ?? 0) ||
      value > (bounds.most ?? Number.MAX_SAFE_INTEGER)
    ) {
      this.problems.push(
        `${name} must be a whole number${bounds.least !== undefined || bounds.most !== undefined ? ` from ${bounds.least ?? 0}` : ''}${bounds.most !== undefined ? ` to ${bounds.most}` : ''}`,
      );
      return otherwise;
    }
    return value;
  }

  integers(name: string, otherwise: readonly number[]): readonly number[] {
    const text = this.env[name]?.trim();
    if (!text) return otherwise;
    const values = text.split(',').map((each) => Number(each.trim()));
    if (values.some((each) => !Number.isSafeInteger(each) || each < 0)) {
      this.problems.push(`${name} must be whole numbers separated by commas`);
      return otherwise;
    }
    return values;
  }

  list(name: string, otherwise: readonly string[]): readonly string[] {
    const text = this.env[name]?.trim();
    return text
      ? text
          .split(',')
          .map((each) => each.trim())
          .filter(Boolean)
      : otherwise;
  }

  choice<T extends string>(name: string, choices: readonly T[], otherwise: T): T {
    const text = this.env[name]?.trim();
    if (!text) return otherwise;
    if (!(choices as readonly string[]).includes(text))
      this.problems.push(`${name} must be one of ${choices.join(', ')}`);
    return text as T;
  }

  problem(sentence: string): void {
    this.problems.push(sentence);
  }

  /** Takes over what is wrong with the settings that `read` reads. */
  also(read: () => unknown): void {
    try {
      read();
    } catch (error) {
      if (!(error instanceof MissingSettings)) throw error;
      this.problems.push(...error.problems);
    }
  }

  /** @throws MissingSettings naming all of them. */
  check(): void {
    if (this.problems.length > 0) throw new MissingSettings([...new Set(this.problems)]);
  }
}

const isWeb = (url: string): boolean => /^https?:\/\//.test(url) && URL.canParse(url);
