const longest = 200;

/** What the `nth` copy of a template is called, from 1: "Copy of …", "Copy of … 2", …, in at most 200 characters. */
export function copyNameOf(name: string, nth: number): string {
  const end = nth === 1 ? '' : ` ${nth}`;
  // Characters are not cut through: a name that long would end in half of one.
  return `${[...`Copy of ${name}`].slice(0, longest - end.length).join('')}${end}`;
}
