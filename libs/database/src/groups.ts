interface Waiting<Item, Outcome> {
  item: Item;
  resolve: (outcome: Outcome) => void;
  reject: (error: unknown) => void;
}

/**
 * Does together what meets in this process: the next group of a name is what came while the last one worked, in order of
 * arrival. There is no timer, so one that comes alone waits for nobody, and a rush costs one commit a group.
 */
export class Groups<Item, Outcome> {
  private readonly lines = new Map<string, Waiting<Item, Outcome>[]>();

  /**
   * `work` answers what each item became, in their order; an error there is thrown to who asked for that item, one that
   * it throws to all of the group.
   */
  constructor(
    private readonly mostTogether: number,
    private readonly work: (name: string, items: readonly Item[]) => Promise<readonly (Outcome | Error)[]>,
  ) {}

  /** Begins after the call, never before: what is read for a group is not older than any who asked. */
  add(name: string, item: Item): Promise<Outcome> {
    return new Promise<Outcome>((resolve, reject) => {
      const waiting = { item, resolve, reject };
      const line = this.lines.get(name);
      if (line !== undefined) return void line.push(waiting);
      this.lines.set(name, [waiting]);
      void this.workOff(name);
    });
  }

  private async workOff(name: string): Promise<void> {
    const line = this.lines.get(name) ?? [];
    while (line.length > 0) await this.together(name, line.splice(0, this.mostTogether));
    this.lines.delete(name);
  }

  private async together(name: string, group: readonly Waiting<Item, Outcome>[]): Promise<void> {
    try {
      const outcomes = await this.work(
        name,
        group.map(({ item }) => item),
      );
      for (const [at, { resolve, reject }] of group.entries()) {
        const outcome = outcomes[at];
        if (outcome instanceof Error) reject(outcome);
        else resolve(outcome as Outcome);
      }
    } catch (error) {
      for (const { reject } of group) reject(error);
    }
  }
}
