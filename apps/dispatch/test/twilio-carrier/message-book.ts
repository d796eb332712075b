import { closeSync, existsSync, openSync, readFileSync, writeSync } from 'node:fs';

/** A text that the carrier took. */
export interface TakenText {
  sid: string;
  from: string;
  to: string;
  body: string;
  /** Our message and attempt, as its callback names them. */
  m: string;
  a: string;
  callback: string;
  validity: number;
  /** Milliseconds since 1970. */
  at: number;
  /** Not kept on disk: what receipts said last. */
  status: string;
}

/**
 * What the carrier took, in an append-only file where one is named: it survives a kill -9 of the process. Nothing counts
 * as taken, for a look-up or an answer, before it is written; writes of a turn of the event loop go together.
 */
export class MessageBook {
  readonly all: TakenText[] = [];
  private readonly bySid = new Map<string, TakenText>();
  private readonly byPair = new Map<string, TakenText[]>();
  private readonly timesTaken = new Map<string, number>();
  private readonly fd: number | null;
  private unwritten: { text: TakenText; then: () => void }[] = [];

  constructor(file: string | undefined) {
    if (file !== undefined && existsSync(file))
      for (const line of readFileSync(file, 'utf8').split('\n')) this.recall(line);
    this.fd = file === undefined ? null : openSync(file, 'a');
  }

  take(text: TakenText, then: () => void): void {
    this.unwritten.push({ text, then });
    if (this.unwritten.length === 1) setImmediate(() => this.write());
  }

  fetch(sid: string): TakenText | undefined {
    return this.bySid.get(sid);
  }

  /** Newest first. */
  between(from: string, to: string): TakenText[] {
    return this.byPair.get(`${to} ${from}`)?.toReversed() ?? [];
  }

  /** How many messages of ours there are, and which of them more than once. */
  report(): { accepted: number; messages: number; twice: string[] } {
    return {
      accepted: this.all.length,
      messages: this.timesTaken.size,
      twice: [...this.timesTaken].filter(([, times]) => times > 1).map(([m]) => m),
    };
  }

  close(): void {
    if (this.fd !== null) closeSync(this.fd);
  }

  private write(): void {
    const batch = this.unwritten;
    this.unwritten = [];
    if (this.fd !== null)
      writeSync(this.fd, batch.map(({ text: { status: _status, ...kept } }) => `${JSON.stringify(kept)}\n`).join(''));
    for (const { text, then } of batch) {
      this.enter(text);
      then();
    }
  }

  /** The last line may be cut off by a kill: it was never answered. */
  private recall(line: string): void {
    if (!line.endsWith('}')) return;
    this.enter({ ...(JSON.parse(line) as Omit<TakenText, 'status'>), status: 'queued' });
  }

  private enter(text: TakenText): void {
    this.all.push(text);
    this.bySid.set(text.sid, text);
    const pair = `${text.to} ${text.from}`;
    const before = this.byPair.get(pair);
    if (before === undefined) this.byPair.set(pair, [text]);
    else before.push(text);
    this.timesTaken.set(text.m, (this.timesTaken.get(text.m) ?? 0) + 1);
  }
}
