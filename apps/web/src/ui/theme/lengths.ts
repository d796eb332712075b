/** Spaces and sizes: a step is a quarter of the browser's letter, which is 16 pixels where nobody has changed it. */
export const steps: Readonly<Record<string, string>> = Object.fromEntries(
  [0.5, 1, 1.5, 2, 2.5, 3, 3.5, 4, 4.5, 5, 6, 7, 8, 9, 10, 11, 12].map((step) => [step, `${step / 4}rem`]),
);

/** Sizes of letters, by Chakra's names; `small` is ours: the letter of tables, and of what explains. */
export const letters = {
  xs: '0.75rem',
  small: '0.8125rem',
  sm: '0.875rem',
  md: '1rem',
  lg: '1.125rem',
  xl: '1.25rem',
  '2xl': '1.5rem',
} as const;
