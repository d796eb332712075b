const uuid = '[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}';

/**
 * What differs from one run to the next, and what stands in the recording for it. Each new value of a kind gets the
 * next number, so that equal values stay equal and different ones different; kinds without a number are only said.
 */
const kinds: readonly { kind: string; pattern: string; numbered: boolean; isNumber?: boolean }[] = [
  // Of a campaign that ran: how many steps it took depends on how its receipts were gathered.
  {
    kind: 'version',
    pattern: String.raw`(?<="completedAt":"[^"]+","version":)\d+`,
    numbered: false,
    isNumber: true,
  },
  { kind: 'token', pattern: String.raw`eyJ[\w-]+\.[\w-]+\.[\w-]+`, numbered: false },
  { kind: 'time', pattern: String.raw`\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?(?:Z|[+-]\d\d:\d\d)`, numbered: false },
  { kind: 'link token', pattern: String.raw`(?<=/opt-out/${uuid}/)[\w-]+`, numbered: false },
  { kind: 'id', pattern: uuid, numbered: true },
  { kind: 'day', pattern: String.raw`\b20\d\d-\d\d-\d\d\b`, numbered: true },
  { kind: 'carrier id', pattern: String.raw`\bSM[0-9a-f]{32}\b`, numbered: false },
  { kind: 'trace', pattern: String.raw`\b[0-9a-f]{32}\b`, numbered: false },
  { kind: 'card', pattern: String.raw`\bpm_[A-Za-z0-9]{8,}`, numbered: true },
  { kind: 'secret', pattern: String.raw`\bpi_[A-Za-z0-9]+_secret_[A-Za-z0-9]+`, numbered: false },
  { kind: 'payment', pattern: String.raw`\bpi_[A-Za-z0-9]{8,}`, numbered: true },
  { kind: 'signature', pattern: String.raw`(?<=[?&](?:issued|expires|signature)=)[\w-]+`, numbered: false },
  { kind: 'cursor', pattern: String.raw`(?<=[?&]after=)[\w%-]+`, numbered: false },
  { kind: 'refresh token', pattern: String.raw`(?<="refreshToken":")[^"]+`, numbered: false },
  { kind: 'turn token', pattern: String.raw`(?<="turnToken":")[^"]+`, numbered: false },
  { kind: 'short link', pattern: String.raw`(?<=/[tl]/)[\w-]{8,}`, numbered: false },
  { kind: 'turn code', pattern: String.raw`(?<="code":")(?=[^"]*[A-Z\d])[A-Za-z\d]{10}(?=")`, numbered: true },
  {
    kind: 'seconds',
    pattern: String.raw`(?<="(?:wait|serve|estimate)\w*Seconds":)\d+`,
    numbered: false,
    isNumber: true,
  },
  { kind: 'kiosk key', pattern: String.raw`(?<="kioskKey":"|kiosk=1#)[^"]+`, numbered: false },
  { kind: 'authenticator key', pattern: String.raw`(?<="secret":"|secret=)[A-Z2-7]+`, numbered: false },
  { kind: 'picture', pattern: String.raw`data:image/[^"]+`, numbered: false },
  { kind: 'recovery codes', pattern: String.raw`(?<="recoveryCodes":)\[[^\]]+\]`, numbered: false, isNumber: true },
  { kind: 'device token', pattern: String.raw`(?<="deviceToken":")[^"]+`, numbered: false },
  // A week by the hour: where it has something depends on when it is asked.
  { kind: 'hours', pattern: String.raw`(?<="byHour":)\[[^\]]+\]`, numbered: false, isNumber: true },
  { kind: 'zone', pattern: String.raw`Etc/GMT[+-]\d+`, numbered: false },
];
const any = new RegExp(kinds.map(({ pattern }) => `(${pattern})`).join('|'), 'g');

/** Replaces what differs between two runs of the same calls; one for a whole run, so that ids keep their numbers. */
export class SameWords {
  private readonly given = new Map<string, string>();
  private readonly counts = new Map<string, number>();

  /** `origin` is the address of the product, whose port differs too. */
  constructor(private readonly origin: string) {}

  of(text: string): string {
    return text.replaceAll(this.origin, '<origin>').replaceAll(any, (value: string, ...groups: unknown[]) => {
      const { kind, numbered, isNumber = false } = kinds[groups.findIndex((group) => group !== undefined)]!;
      if (isNumber) return `"<${kind}>"`;
      return numbered ? this.numbered(kind, value) : `<${kind}>`;
    });
  }

  private numbered(kind: string, value: string): string {
    const known = this.given.get(value);
    if (known !== undefined) return known;
    const count = (this.counts.get(kind) ?? 0) + 1;
    this.counts.set(kind, count);
    this.given.set(value, `<${kind} ${count}>`);
    return `<${kind} ${count}>`;
  }
}
