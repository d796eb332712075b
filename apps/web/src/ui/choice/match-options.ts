export interface Option {
  value: string;
  label: string;
}

/** Letters without case and accents: "Curaçao" is found by "curacao". */
const folded = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace(/\s+/g, ' ').trim();

/** The options whose label holds what was typed; those that begin with it, or a word of theirs, come first. */
export function matchOptions(options: readonly Option[], typed: string): readonly Option[] {
  const text = folded(typed);
  if (text === '') return options;
  const ranked: Option[][] = [[], [], []];
  for (const option of options) {
    const label = folded(option.label);
    const at = label.indexOf(text);
    if (at < 0) continue;
    const startsWord = label.split(/[\s(),–-]+/).some((word) => word.startsWith(text));
    ranked[at === 0 ? 0 : startsWord ? 1 : 2]!.push(option);
  }
  return ranked.flat();
}

/** The option that is called as was typed, to the letter but for case and accents. */
export const optionCalled = (options: readonly Option[], typed: string): Option | undefined =>
  options.find(({ label }) => folded(label) === folded(typed));
