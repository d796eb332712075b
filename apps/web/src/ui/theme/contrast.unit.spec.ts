import { contrastOf } from '@bellbird/field-rules';
import { colourRoles, tones, toneText, toneTint, type ColourRole } from './tokens';

const themes = [
  ['light', 0],
  ['dark', 1],
] as const;
const worst = (role: ColourRole, grounds: readonly ColourRole[], theme: 0 | 1): number =>
  Math.min(...grounds.map((ground) => contrastOf(colourRoles[role][theme], colourRoles[ground][theme])));
/** What text may stand on: a row under the pointer counts too, and one that is picked. */
const plain = ['canvas', 'surface', 'subtle', 'raised', 'hover', 'brandTint', 'brandTintStrong'] as const;

describe.each(themes)('in the %s theme', (_name, theme) => {
  it.each(['text', 'textSecond', 'textThird'] as const)('%s is readable on every ground', (role) =>
    expect(worst(role, plain, theme)).toBeGreaterThanOrEqual(4.5),
  );
  it.each(tones)('%s is readable on every ground and on its tint', (tone) =>
    expect(worst(toneText(tone), [...plain, toneTint(tone)], theme)).toBeGreaterThanOrEqual(4.5),
  );
  it.each(tones)('text and second text are readable on the tint of %s', (tone) =>
    expect(
      Math.min(worst('text', [toneTint(tone)], theme), worst('textSecond', [toneTint(tone)], theme)),
    ).toBeGreaterThanOrEqual(4.5),
  );
  it.each(['solid', 'solidHover'] as const)('the words of a button are readable on %s', (ground) =>
    expect(worst('onSolid', [ground], theme)).toBeGreaterThanOrEqual(4.5),
  );
  it('the undo toast is readable, its action too', () =>
    expect(
      Math.min(worst('onInverse', ['inverse'], theme), worst('inverseBrand', ['inverse'], theme)),
    ).toBeGreaterThanOrEqual(4.5));
  it('the violet panel is readable from its foot to its glow', () => {
    expect(worst('onPanel', ['panel', 'panelMiddle', 'panelGlow'], theme)).toBeGreaterThanOrEqual(4.5);
    expect(worst('onPanelSecond', ['panel', 'panelMiddle'], theme)).toBeGreaterThanOrEqual(4.5);
  });
  it('the numbers of a heat map are readable on each step', () => {
    expect(worst('onHeat', ['heat1', 'heat2', 'heat3'], theme)).toBeGreaterThanOrEqual(4.5);
    expect(worst('onSolid', ['heat4'], theme)).toBeGreaterThanOrEqual(4.5);
    expect(worst('onHeatMost', ['heat5'], theme)).toBeGreaterThanOrEqual(4.5);
  });
  it("a field's border can be told from what is around it", () =>
    expect(worst('lineField', ['surface', 'canvas', 'raised'], theme)).toBeGreaterThanOrEqual(3));
});

/** Worst on any permitted ground, light / dark, as the design language states them. */
describe('the figures of the design language', () => {
  it.each([
    ['textThird', 4.6, 4.96],
    ['brandText', 7.06, 6.34],
    ['green', 5.44, 8.28],
    ['amber', 5.67, 8.28],
    ['red', 5.52, 7.0],
    ['blue', 5.65, 7.32],
  ] as const)('%s: %s and %s', (role, light, dark) => {
    const grounds: ColourRole[] = role === 'textThird' || role === 'brandText' ? [...plain] : [...plain, `${role}Tint`];
    expect(worst(role, grounds, 0)).toBeCloseTo(light, 1);
    expect(worst(role, grounds, 1)).toBeCloseTo(dark, 1);
  });
});
