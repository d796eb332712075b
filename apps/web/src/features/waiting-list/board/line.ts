/** Of a turn, what its place depends on. */
export interface InLine {
  id: string;
  resource?: string | null | undefined;
}

/** Who waits for the same as this one, or for anybody: among them it has its place, as the server counts it. */
export const lineOf = <T extends InLine>(waiting: readonly T[], { resource = null }: Pick<InLine, 'resource'>): T[] =>
  waiting.filter((each) => each.resource == null || each.resource === resource);

/** Its place in its line, from 1; 0 where it does not wait. */
export const placeOf = (waiting: readonly InLine[], turn: InLine): number =>
  lineOf(waiting, turn).findIndex(({ id }) => id === turn.id) + 1;

/** One up (-1) or down (+1): the place it would have; null where it cannot go further. */
export function placeBeside(waiting: readonly InLine[], turn: InLine, step: -1 | 1): number | null {
  const place = placeOf(waiting, turn);
  const next = place + step;
  return place === 0 || next < 1 || next > lineOf(waiting, turn).length ? null : next;
}

/** The place of its line that a turn has when it is let go over another, which closes up; null where it stays. */
export function placeOver(waiting: readonly InLine[], turn: InLine, over: string): number | null {
  const from = waiting.findIndex(({ id }) => id === turn.id);
  const to = waiting.findIndex(({ id }) => id === over);
  if (from < 0 || to < 0 || from === to) return null;
  const before = waiting.slice(0, from < to ? to + 1 : to).filter(({ id }) => id !== turn.id);
  const place = lineOf(before, turn).length + 1;
  return place === placeOf(waiting, turn) ? null : place;
}

/** The list with a turn at a place of its line; who is not of its line stays where they are. */
export function withPlace<T extends InLine>(waiting: readonly T[], turn: T, place: number): T[] {
  const others = waiting.filter(({ id }) => id !== turn.id);
  const line = lineOf(others, turn);
  const behind = line[place - 1];
  if (behind !== undefined) {
    const at = others.indexOf(behind);
    return [...others.slice(0, at), turn, ...others.slice(at)];
  }
  // Last of its line, and of all who stand behind that.
  return [...others, turn];
}
