export interface Replacement {
  /** GSM-7 characters that read the same; empty for what cannot be seen. */
  replacement: string;
  /** For people: "curly apostrophe". */
  name: string;
  /**
   * The character carries meaning beside characters that GSM-7 has no place for (a joiner inside an emoji or a
   * Persian word, a full-width comma in Chinese), where replacing it saves nothing and does harm.
   */
  onlyAmongGsm7?: true;
}

const table = new Map<string, Replacement>();

function replace(characters: string, name: string, replacement: string): void {
  for (const character of characters) table.set(character, { replacement, name });
}

replace('\u2019', 'curly apostrophe', "'");
replace('\u2018', 'curly opening single quote', "'");
replace('\u201a', 'low single quote', "'");
replace('\u201b', 'reversed single quote', "'");
replace('\u2039\u203a', 'angle single quote', "'");
replace('\u2032', 'prime', "'");
replace('\u0060', 'backquote', "'");
replace('\u00b4', 'acute accent', "'");
replace('\u02bc', 'modifier apostrophe', "'");
replace('\u201c', 'curly opening quote', '"');
replace('\u201d', 'curly closing quote', '"');
replace('\u201e', 'low double quote', '"');
replace('\u201f', 'reversed double quote', '"');
replace('\u00ab\u00bb', 'angle quote', '"');
replace('\u2033', 'double prime', '"');
replace('\u2010', 'hyphen', '-');
replace('\u2011', 'non-breaking hyphen', '-');
replace('\u2012', 'figure dash', '-');
replace('\u2013', 'en dash', '-');
replace('\u2014', 'em dash', '-');
replace('\u2015', 'horizontal bar', '-');
replace('\u2212', 'minus sign', '-');
replace('\u2043', 'hyphen bullet', '-');
replace('\u2026', 'ellipsis', '...');
replace('\u2022', 'bullet', '-');
replace('\u00b7', 'middle dot', '-');
replace('\u2044', 'fraction slash', '/');
replace('\u00d7', 'multiplication sign', 'x');
replace('\u00f7', 'division sign', '/');
replace('\u00bd', 'one half', '1/2');
replace('\u00bc', 'one quarter', '1/4');
replace('\u00be', 'three quarters', '3/4');
replace('\u2122', 'trade mark sign', 'TM');
replace('\u00ae', 'registered sign', '(R)');
replace('\u00a9', 'copyright sign', '(c)');
replace('\u2190', 'left arrow', '<-');
replace('\u2192', 'right arrow', '->');
replace('\ufb01', 'fi ligature', 'fi');
replace('\ufb02', 'fl ligature', 'fl');
replace('\u00a0', 'non-breaking space', ' ');
replace('\u202f', 'narrow non-breaking space', ' ');
replace('\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200a\u205f', 'typographic space', ' ');
replace('\t', 'tab', ' ');
replace('\u2028\u2029\u0085\u000b', 'line separator', '\n');
replace('\u200b', 'zero-width space', '');
replace('\u2060', 'word joiner', '');
replace('\ufeff', 'byte order mark', '');
replace('\u00ad', 'soft hyphen', '');

function replaceAmongGsm7(characters: string, name: string, replacement: string): void {
  for (const character of characters) table.set(character, { replacement, name, onlyAmongGsm7: true });
}

replaceAmongGsm7('\u200c', 'zero-width non-joiner', '');
replaceAmongGsm7('\u200d', 'zero-width joiner', '');
replaceAmongGsm7('\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069', 'direction mark', '');
replaceAmongGsm7('\ufe0e\ufe0f', 'variation selector', '');
replaceAmongGsm7('\u3000', 'ideographic space', ' ');
for (let code = 0xff01; code <= 0xff5e; code++) {
  const plain = String.fromCharCode(code - 0xfee0);
  replaceAmongGsm7(String.fromCharCode(code), `full-width ${plain}`, plain === '`' ? "'" : plain);
}

/** Characters outside GSM-7 that have a replacement which reads the same. Letters with accents are not among them: á is not a. */
export const replacements: ReadonlyMap<string, Replacement> = table;
