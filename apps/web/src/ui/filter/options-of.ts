/** What can be chosen, by the words that stand for it; `keys` are those that are offered, where it is not all of them. */
export const optionsOf = <Key extends string>(
  words: Readonly<Record<Key, string>>,
  keys: readonly Key[] = Object.keys(words) as Key[],
): { value: Key; label: string }[] => keys.map((value) => ({ value, label: words[value] }));
