const longest = 200;

/** What the copy of a template is called: the first of "Copy of …", "Copy of … 2", … that is not taken. */
export function copyNameOf(name: string, isTaken: (name: string) => boolean): string {
  for (let n = 1; ; n += 1) {
    const end = n === 1 ? '' : ` ${n}`;
    // Characters are not cut through: a name that long would end in half of one.
    const copy = `${[...`Copy of ${name}`].slice(0, longest - end.length).join('')}${end}`;
    if (!isTaken(copy)) return copy;
  }
}
