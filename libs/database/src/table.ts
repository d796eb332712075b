import type { Tx } from './database.js';

/** SQL that stands in our source, in the place of a value: sql`version + 1`. What is put into it becomes a parameter. */
export class Sql {
  constructor(
    readonly strings: readonly string[],
    readonly values: readonly unknown[],
  ) {}
}
export const sql = (strings: TemplateStringsArray, ...values: readonly unknown[]): Sql => new Sql(strings, values);

/** A column of type jsonb: what is written is JSON, be it an object, a list or a text. */
class Jsonb {
  constructor(readonly column: string) {}
}
export const jsonb = (column: string): Jsonb => new Jsonb(column);

/** Member → column, for every member; a list where members are columns by their own names. */
type Columns<T> = { readonly [Member in keyof T]-?: string | Jsonb } | readonly (keyof T & string)[];
/** What members are to hold; one that is undefined is left alone. */
type Values<T> = { readonly [Member in keyof T]?: T[Member] | Sql | undefined };
/** All must hold: a value, null for "is null", a list for "one of these". A member that is undefined is an error. */
type Where<T> = { readonly [Member in keyof T]?: T[Member] | readonly T[Member][] | null };

/**
 * A table as code reads and writes it: the plain statements on it, of which only members and values vary. They run on the
 * caller's transaction, so its tenant and row-level security hold. Everything else (joins, queues, counting, upserts) is
 * SQL text beside the rule that it serves, with `columns` where it answers whole rows.
 * `Row` is what is read. `Beside` are members that are written and asked for, and not read with the row.
 */
export class Table<Row extends object, Beside extends object = object> {
  /** 'id, tenant_id as "tenantId"': what makes a row of this table, for statements written as text. */
  readonly columns: string;
  private readonly columnOf: ReadonlyMap<string, string | Jsonb>;
  private readonly read: readonly string[];

  constructor(
    readonly name: string,
    row: Columns<Row>,
    beside: Columns<Beside> = [],
  ) {
    this.columnOf = new Map([...entriesOf(row), ...entriesOf(beside)]);
    this.read = entriesOf(row).map(([member]) => member);
    this.columns = this.read
      .map((member) => (this.nameOf(member) === member ? member : `${this.nameOf(member)} as "${member}"`))
      .join(', ');
  }

  /** Member → 't.column' of what makes a row, for who writes a statement over more than this table. */
  select(alias: string): Record<string, string> {
    return Object.fromEntries(this.read.map((member) => [member, `${alias}.${this.nameOf(member)}`]));
  }

  /** The row of which all of `where` holds, locked where told; null where there is none. Of several it is any one. */
  async find(
    tx: Tx,
    where: Where<Row & Beside>,
    lock: 'for update' | 'for no key update' | '' = '',
  ): Promise<Row | null> {
    const values: unknown[] = [];
    const [row] = await tx.query<Row>(
      `select ${this.columns} from ${this.name} where ${this.condition(where, values)} ${lock}`,
      values,
    );
    return row ?? null;
  }

  /** A column that is not given gets its default. @throws the error of Postgres where a row of the same key is there. */
  async insert(tx: Tx, row: Values<Row & Beside>): Promise<void> {
    await tx.execute(...this.insertion(row));
  }

  /** Answers whether it was added: false where a row of the same key was there. */
  async insertIfNew(tx: Tx, row: Values<Row & Beside>): Promise<boolean> {
    const [text, values] = this.insertion(row);
    return (await tx.execute(`${text} on conflict do nothing`, values)) > 0;
  }

  /**
   * As `insertIfNew`, many rows in one statement, each with the same members; answers those that were added, in no order.
   * A column that is not given gets its default.
   */
  async insertNew(tx: Tx, rows: readonly Values<Row & Beside>[]): Promise<Row[]> {
    const [first] = rows;
    if (first === undefined) return [];
    const members = valuesOf(first).map(([member]) => member);
    const columns = members.map((member) => this.nameOf(member)).join(', ');
    return tx.query<Row>(
      `insert into ${this.name} (${columns}) select ${columns} from ${this.records('$1')}
       on conflict do nothing returning ${this.columns}`,
      [this.recordsOf(rows, members)],
    );
  }

  /** Answers how many rows were changed. */
  update(tx: Tx, where: Where<Row & Beside>, change: Values<Row & Beside>): Promise<number> {
    return tx.execute(...this.change(where, change));
  }

  /** Answers the row as it is then; null where there is none. */
  async updated(tx: Tx, where: Where<Row & Beside>, change: Values<Row & Beside>): Promise<Row | null> {
    const [text, values] = this.change(where, change);
    const [row] = await tx.query<Row>(`${text} returning ${this.columns}`, values);
    return row ?? null;
  }

  /**
   * Changes many rows in one statement, each to values of its own: `rows` have the members `by`, which say which row, and
   * those that are set, the same ones each. `all` is set of each of them, in SQL
   * that calls the row `t`. Answers the rows as they are then, in no order.
   */
  async updateEach<By extends keyof (Row & Beside) & string>(
    tx: Tx,
    by: readonly By[],
    rows: readonly (Values<Row & Beside> & Required<Pick<Values<Row & Beside>, By>>)[],
    all: { readonly [Member in keyof (Row & Beside)]?: Sql } = {},
  ): Promise<Row[]> {
    const [first] = rows;
    if (first === undefined) return [];
    const members = valuesOf(first).map(([member]) => member);
    const values: unknown[] = [this.recordsOf(rows, members)];
    const own = members.filter((member) => !by.includes(member as By)).map((member) => this.nameOf(member));
    const sets = [
      ...own.map((column) => `${column} = r.${column}`),
      ...valuesOf(all).map(([member, value]) => `${this.nameOf(member)} = ${this.place(member, value, values)}`),
    ];
    const same = by.map((member) => `t.${this.nameOf(member)} = r.${this.nameOf(member)}`);
    const read = Object.entries(this.select('t')).map(([member, column]) => `${column} as "${member}"`);
    return tx.query<Row>(
      `update ${this.name} t set ${sets.join(', ')} from ${this.records('$1')} r where ${same.join(' and ')}
       returning ${read.join(', ')}`,
      values,
    );
  }

  /** Answers how many rows there were. */
  delete(tx: Tx, where: Where<Row & Beside>): Promise<number> {
    const values: unknown[] = [];
    return tx.execute(`delete from ${this.name} where ${this.condition(where, values)}`, values);
  }

  private records(parameter: string): string {
    return `jsonb_populate_recordset(null::${this.name}, ${parameter}::jsonb)`;
  }

  /** Rows as JSON by the names of columns, each value as Postgres reads it back. */
  private recordsOf(rows: readonly Values<Row & Beside>[], members: readonly string[]): string {
    const records = rows.map((row) =>
      Object.fromEntries(members.map((member) => [this.nameOf(member), (row as Record<string, unknown>)[member]])),
    );
    return JSON.stringify(records, (_column, value: unknown) => {
      if (typeof value === 'bigint') return value.toString();
      return value === Number.POSITIVE_INFINITY ? 'infinity' : value;
    });
  }

  private insertion(row: Values<Row & Beside>): [text: string, values: unknown[]] {
    const values: unknown[] = [];
    const given = valuesOf(row);
    const places = given.map(([member, value]) => this.place(member, value, values));
    return [
      `insert into ${this.name} (${given.map(([member]) => this.nameOf(member)).join(', ')}) values (${places.join(', ')})`,
      values,
    ];
  }

  private change(where: Where<Row & Beside>, change: Values<Row & Beside>): [text: string, values: unknown[]] {
    const values: unknown[] = [];
    const sets = valuesOf(change).map(
      ([member, value]) => `${this.nameOf(member)} = ${this.place(member, value, values)}`,
    );
    if (sets.length === 0) throw new Error(`There is nothing to set in ${this.name}.`);
    return [`update ${this.name} set ${sets.join(', ')} where ${this.condition(where, values)}`, values];
  }

  private condition(where: Where<Row & Beside>, values: unknown[]): string {
    const parts = Object.entries(where).map(([member, value]) => {
      // Left out in silence, it would widen the statement to other rows.
      if (value === undefined) throw new Error(`A condition on ${this.name}.${member} has no value.`);
      const column = this.nameOf(member);
      if (value === null) return `${column} is null`;
      return Array.isArray(value) ? `${column} = any($${values.push(value)})` : `${column} = $${values.push(value)}`;
    });
    if (parts.length === 0) throw new Error(`A statement on ${this.name} has no condition.`);
    return parts.join(' and ');
  }

  private place(member: string, value: unknown, values: unknown[]): string {
    if (value instanceof Sql)
      return value.strings
        .map((part, at) => (at === 0 ? part : `$${values.push(value.values[at - 1])}${part}`))
        .join('');
    const isJson = this.columnOf.get(member) instanceof Jsonb && value !== null;
    return `$${values.push(isJson ? JSON.stringify(value) : value)}`;
  }

  private nameOf(member: string): string {
    const column = this.columnOf.get(member);
    if (column === undefined) throw new Error(`${this.name} has no member ${member}.`);
    return column instanceof Jsonb ? column.column : column;
  }
}

const entriesOf = (columns: object): [string, string | Jsonb][] =>
  Array.isArray(columns) ? columns.map((name: string) => [name, name]) : Object.entries(columns);

const valuesOf = (given: object): [string, unknown][] =>
  Object.entries(given).filter(([, value]) => value !== undefined);
