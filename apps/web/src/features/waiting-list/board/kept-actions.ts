import { problemOf, type Problem } from '../../../lib/graph/problem';
import type { BookTurnInput } from '../../../lib/graph/schema.generated';
import type { Change } from './apply-change';

/** What is not lost while Bellbird cannot be reached: somebody added, or done. The server knows it by its key. */
export type KeptAction = { key: string } & ({ kind: 'add'; input: BookTurnInput } | { kind: 'done'; change: Change });

/** What of a browser's storage are such actions; another release, or a person, may have written it. */
export const asActions = (kept: unknown): KeptAction[] =>
  Array.isArray(kept)
    ? kept.filter(
        (each: Partial<KeptAction> | null): each is KeptAction =>
          typeof each?.key === 'string' &&
          ((each.kind === 'add' && typeof each.input === 'object') ||
            (each.kind === 'done' && typeof each.change?.id === 'string')),
      )
    : [];

/** What became of it: the server's answer, or `kept` until it can be reached. */
export type Outcome<Answer> = Answer | 'kept';

const away: ReadonlySet<string> = new Set(['offline', 'unavailable', 'timeout']);

/** Nobody answered: whether it happened is not known, and the same call with the same key may be made again. */
export const isAway = ({ code }: Problem): boolean => away.has(code);

interface Parts<Answer> {
  send: (action: KeptAction) => Promise<Answer>;
  /** Waits until Bellbird answers. */
  whenBack: () => Promise<void>;
  read: () => readonly KeptAction[];
  write: (actions: readonly KeptAction[]) => void;
  /** The list, or whether it can be sent, has changed. */
  onChange: () => void;
  /** The server would not have what was kept, and nobody waits for the answer any more. */
  onRefused: (problem: Problem, action: KeptAction) => void;
}

/** Sends actions one by one in their order, each once: what is not answered stays, and is sent again with its key. */
export class KeptActions<Answer> {
  private list: readonly KeptAction[];
  private readonly asked = new Map<string, (outcome: Outcome<Answer> | Problem) => void>();
  private isSending = false;
  private isOver = false;
  private isCut = false;

  constructor(private readonly parts: Parts<Answer>) {
    this.list = parts.read();
  }

  get actions(): readonly KeptAction[] {
    return this.list;
  }

  /** Bellbird does not answer. */
  get isAway(): boolean {
    return this.isCut;
  }

  /** @throws {Problem} where the server refuses it. */
  async give(action: KeptAction): Promise<Outcome<Answer>> {
    this.become([...this.list, action]);
    if (this.isCut) return 'kept';
    const outcome = await new Promise<Outcome<Answer> | Problem>((resolve) => {
      this.asked.set(action.key, resolve);
      void this.run();
    });
    if (outcome instanceof Error) throw outcome;
    return outcome;
  }

  /** Takes one back that was not sent; false where it is on its way, or was. */
  takeBack(key: string): boolean {
    const [first] = this.list;
    if (!this.list.some((action) => action.key === key) || (this.isSending && !this.isCut && first?.key === key))
      return false;
    this.become(this.list.filter((action) => action.key !== key));
    return true;
  }

  /** Sends what is there until nothing is. */
  async run(): Promise<void> {
    this.isOver = false;
    if (this.isSending) return;
    this.isSending = true;
    for (let first = this.list[0]; first !== undefined && !this.isOver; first = this.list[0]) {
      try {
        const answer = await this.parts.send(first);
        this.cut(false);
        this.remove(first.key);
        this.tell(first.key, answer);
      } catch (failure) {
        const problem = problemOf(failure);
        if (isAway(problem)) {
          this.cut(true);
          for (const key of [...this.asked.keys()]) this.tell(key, 'kept');
          await this.parts.whenBack();
          continue;
        }
        this.cut(false);
        this.remove(first.key);
        if (!this.tell(first.key, problem)) this.parts.onRefused(problem, first);
      }
    }
    this.isSending = false;
  }

  /** Its person is gone; what is kept is taken up when they are back. */
  stop(): void {
    this.isOver = true;
  }

  private remove(key: string): void {
    this.become(this.list.filter((action) => action.key !== key));
  }

  private become(list: readonly KeptAction[]): void {
    this.list = list;
    this.parts.write(list);
    this.parts.onChange();
  }

  private cut(isCut: boolean): void {
    if (this.isCut === isCut) return;
    this.isCut = isCut;
    this.parts.onChange();
  }

  private tell(key: string, outcome: Outcome<Answer> | Problem): boolean {
    const resolve = this.asked.get(key);
    this.asked.delete(key);
    resolve?.(outcome);
    return resolve !== undefined;
  }
}
