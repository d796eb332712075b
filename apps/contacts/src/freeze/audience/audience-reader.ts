import type { Tx } from '@bellbird/database';
import type { AudienceSource } from './audience-source.js';

const readAhead = 2_000;

interface Buffered {
  source: AudienceSource;
  ids: string[];
  /** How far the source was read; null before the first. */
  readTo: string | null;
  ended: boolean;
}

/**
 * The different contacts of an audience in the order of their ids. Each source is walked once, by key, a stretch at a
 * time, so that one source that chooses few among a million does not search them again for each page of another.
 */
export class AudienceReader {
  private readonly buffers: Buffered[];

  /** Begins behind `after`, or at the beginning. */
  constructor(sources: readonly AudienceSource[], after: string | null) {
    this.buffers = sources.map((source) => ({ source, ids: [], readTo: after, ended: false }));
  }

  /** The next ids, at most `limit`, without moving on: `moveTo` does that once they are decided on. */
  async peek(tx: Tx, limit: number): Promise<string[]> {
    for (const buffer of this.buffers) await fill(tx, buffer, limit);
    // Beyond the end of a source that goes on, another's ids may come in between.
    const horizon = this.buffers
      .filter((buffer) => !buffer.ended)
      .map((buffer) => buffer.readTo ?? '')
      .sort()[0];
    const ids = new Set<string>();
    for (const { ids: found } of this.buffers)
      for (const id of found) if (horizon === undefined || id <= horizon) ids.add(id);
    return [...ids].sort().slice(0, limit);
  }

  /** Everybody up to `id` was decided on. */
  moveTo(id: string): void {
    for (const buffer of this.buffers) {
      const first = buffer.ids.findIndex((each) => each > id);
      buffer.ids = first === -1 ? [] : buffer.ids.slice(first);
    }
  }
}

async function fill(tx: Tx, buffer: Buffered, least: number): Promise<void> {
  while (!buffer.ended && buffer.ids.length < least) {
    const { source, readTo } = buffer;
    const values = [...source.parameters.values];
    const further = readTo === null ? '' : ` and ${source.id} > $${values.push(readTo)}::uuid`;
    const rows = await tx.query<{ id: string }>(
      `select ${source.id} as id from ${source.from} where ${source.where.join(' and ')}${further} order by ${source.id} limit ${readAhead}`,
      values,
    );
    for (const { id } of rows) buffer.ids.push(id);
    buffer.readTo = rows.at(-1)?.id ?? readTo;
    buffer.ended = rows.length < readAhead;
  }
}
