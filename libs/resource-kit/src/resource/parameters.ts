/** The `$1, $2 …` values of one statement, collected while its text is written. */
export class Parameters {
  readonly values: unknown[] = [];
  private readonly known = new Map<string, string>();

  /** The placeholder of a value, with its type where Postgres cannot see it: `$3::uuid`. Equal texts share one. */
  add(value: unknown, cast?: string): string {
    const key = typeof value === 'string' ? `${cast ?? ''}:${value}` : null;
    const before = key === null ? undefined : this.known.get(key);
    if (before !== undefined) return before;
    this.values.push(value);
    const placeholder = `$${this.values.length}${cast === undefined ? '' : `::${cast}`}`;
    if (key !== null) this.known.set(key, placeholder);
    return placeholder;
  }

  /** The same values so far, for a statement that goes on differently. */
  fork(): Parameters {
    const copy = new Parameters();
    copy.values.push(...this.values);
    for (const [key, placeholder] of this.known) copy.known.set(key, placeholder);
    return copy;
  }
}
