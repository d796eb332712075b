/** What a path leads to: the values of its names and what is served there, by method. */
export interface Match<T> {
  params: Readonly<Record<string, string>>;
  methods: ReadonlyMap<string, T>;
}

interface Node<T> {
  words: Map<string, Node<T>>;
  name: Node<T> | undefined;
  /** By method, with the names that stand in this row's path. */
  rows: Map<string, { row: T; names: readonly string[] }>;
}

const node = <T>(): Node<T> => ({ words: new Map(), name: undefined, rows: new Map() });

/** Finds rows by path: a word before a {name} (OpenAPI's rule), whatever the order of the rows. */
export class Router<T extends { method: string; path: string }> {
  private readonly root = node<T>();

  /** @throws where two rows have the same method and path. */
  constructor(rows: readonly T[]) {
    for (const row of rows) {
      let at = this.root;
      const names: string[] = [];
      for (const part of row.path.split('/').slice(1)) {
        const name = /^\{(\w+)\}$/.exec(part)?.[1];
        if (name === undefined) {
          let next = at.words.get(part);
          if (next === undefined) at.words.set(part, (next = node()));
          at = next;
        } else {
          names.push(name);
          at = at.name ??= node();
        }
      }
      if (at.rows.has(row.method)) throw new Error(`Two rows serve ${row.method} ${row.path}.`);
      at.rows.set(row.method, { row, names });
    }
  }

  /** `segments` are decoded. Undefined: nothing is served under this path by any method. */
  match(segments: readonly string[], method: string): Match<T> | undefined {
    const found = find(this.root, segments, 0, []);
    if (found === undefined) return undefined;
    const names = (found.node.rows.get(method) ?? [...found.node.rows.values()][0])?.names ?? [];
    return {
      params: Object.fromEntries(names.map((name, at) => [name, found.values[at] ?? ''])),
      methods: new Map([...found.node.rows].map(([each, { row }]) => [each, row])),
    };
  }
}

function find<T>(
  at: Node<T>,
  segments: readonly string[],
  index: number,
  values: readonly string[],
): { node: Node<T>; values: readonly string[] } | undefined {
  const segment = segments[index];
  if (segment === undefined) return at.rows.size > 0 ? { node: at, values } : undefined;
  const word = at.words.get(segment);
  const byWord = word && find(word, segments, index + 1, values);
  if (byWord !== undefined) return byWord;
  return segment === '' || at.name === undefined ? undefined : find(at.name, segments, index + 1, [...values, segment]);
}
