/** The colours that people choose from, and the theme's word for each: as they are kept they are too dark for a dark page. */
export const seenAs: Readonly<Record<string, string>> = {
  '#5c24b8': 'brandText',
  '#1a56b0': 'blue',
  '#12693f': 'green',
  '#87490a': 'amber',
  '#b01e2e': 'red',
  '#544c62': 'grey',
};
