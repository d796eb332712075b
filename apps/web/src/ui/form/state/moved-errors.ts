/** Names of errors after the rows of a list took another order: `order` has at each place the one a row had before. */
export function movedErrors<E>(
  errors: Readonly<Record<string, E>>,
  list: string,
  order: readonly (number | null)[],
): Record<string, E> {
  return Object.fromEntries(
    Object.entries(errors).flatMap(([path, error]): [string, E][] => {
      if (!path.startsWith(`${list}.`)) return [[path, error]];
      const [place = '', ...rest] = path.slice(list.length + 1).split('.');
      const now = order.indexOf(Number(place));
      return now < 0 ? [] : [[[list, now, ...rest].join('.'), error]];
    }),
  );
}
