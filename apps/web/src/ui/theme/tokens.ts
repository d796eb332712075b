/** The design language's values, as a role's light and dark colour. Components name roles, never values; a test holds their contrast. */
export const colourRoles = {
  canvas: ['#f7f6f9', '#110f15'],
  surface: ['#ffffff', '#18151e'],
  subtle: ['#f4f2f7', '#1e1a26'],
  raised: ['#ffffff', '#211d29'],
  hover: ['#f0edf5', '#262130'],
  line: ['#e7e3ed', '#2b2635'],
  lineStrong: ['#d6d0df', '#3a3446'],
  lineField: ['#8f879d', '#776e88'],
  text: ['#1b1524', '#f1eef6'],
  textSecond: ['#544c62', '#b9b1c8'],
  textThird: ['#6b6379', '#9a92ab'],
  solid: ['#5c24b8', '#7842d1'],
  solidHover: ['#4b1d97', '#6a35c2'],
  onSolid: ['#ffffff', '#ffffff'],
  brandText: ['#5c24b8', '#bb9bee'],
  brandTint: ['#f6f2fd', '#231a35'],
  brandTintStrong: ['#ece3fb', '#2e2147'],
  green: ['#12693f', '#6fd6a0'],
  greenTint: ['#e3f4ea', '#12291e'],
  amber: ['#87490a', '#f0b95c'],
  amberTint: ['#fdf0d9', '#2f2310'],
  red: ['#b01e2e', '#ff949d'],
  redTint: ['#fdebec', '#361a20'],
  blue: ['#1a56b0', '#8db8ff'],
  blueTint: ['#e7effc', '#16243d'],
  grey: ['#544c62', '#b9b1c8'],
  greyTint: ['#eeebf2', '#28232f'],
  chart1: ['#5c24b8', '#986be2'],
  chart2: ['#986be2', '#7a55c4'],
  chart3: ['#bb9bee', '#58409a'],
  chart4: ['#d8c6f6', '#3c2c5e'],
  /** The steps of a heat map, from fewer to more, and the words on the first three and on the last. */
  heat1: ['#ece3fb', '#231a35'],
  heat2: ['#d8c6f6', '#3c2c5e'],
  heat3: ['#bb9bee', '#58409a'],
  heat4: ['#7842d1', '#7842d1'],
  heat5: ['#5c24b8', '#bb9bee'],
  onHeat: ['#1b1524', '#ffffff'],
  onHeatMost: ['#ffffff', '#110f15'],
  /** Of the bulk bar and the undo toast: dark in both themes. */
  inverse: ['#1b1524', '#2b2635'],
  onInverse: ['#ffffff', '#f1eef6'],
  inverseBrand: ['#bb9bee', '#bb9bee'],
  /** The violet panel beside the log-in: one colour in both themes, from its dark foot to the glow at its top. */
  panel: ['#1c0a3b', '#1c0a3b'],
  panelMiddle: ['#4b1d97', '#4b1d97'],
  panelGlow: ['#7842d1', '#7842d1'],
  onPanel: ['#ffffff', '#ffffff'],
  onPanelSecond: ['#d8c6f6', '#d8c6f6'],
  panelLine: ['#ffffff2e', '#ffffff2e'],
  panelCard: ['#ffffff14', '#ffffff14'],
  scrim: ['#1b152459', '#000000a6'],
} as const satisfies Record<string, readonly [light: string, dark: string]>;

export type ColourRole = keyof typeof colourRoles;

/** The tones in which a state may be shown; each has a text colour and a tint behind it. */
export const tones = ['green', 'amber', 'red', 'blue', 'grey', 'brand'] as const;
export type Tone = (typeof tones)[number];
export const toneText = (tone: Tone): ColourRole => (tone === 'brand' ? 'brandText' : tone);
export const toneTint = (tone: Tone): ColourRole => (tone === 'brand' ? 'brandTintStrong' : `${tone}Tint`);
