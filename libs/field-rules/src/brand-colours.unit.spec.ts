import { describe, expect, it } from '@jest/globals';
import { brandColoursOf, contrastOf, isHex, readableOn, type Hex } from './brand-colours.js';

/** Every 2,903rd of all colours, which meets each channel's whole range. */
const many: Hex[] = Array.from(
  { length: Math.floor(0x1000000 / 2903) },
  (_, at): Hex => `#${(at * 2903).toString(16).padStart(6, '0')}`,
);

describe('the colours of a business', () => {
  it('keep contrasts as WCAG counts them', () => {
    expect(contrastOf('#000000', '#ffffff')).toBeCloseTo(21, 5);
    expect(contrastOf('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
  });

  it('are readable whatever is chosen', () => {
    for (const colour of many) {
      const { primary, onPrimary, text } = brandColoursOf(colour);
      expect(primary).toBe(colour);
      for (const ground of ['#ffffff', '#fbfaf8'] as const)
        if (contrastOf(text, ground) < 4.5) throw new Error(`${text} of ${colour} on ${ground}`);
      if (contrastOf(onPrimary, primary) < 4.5) throw new Error(`${onPrimary} on ${colour}`);
    }
  });

  it('stay as they were chosen where they can be read', () => {
    expect(brandColoursOf('#5c24b8')).toEqual({ primary: '#5c24b8', onPrimary: '#ffffff', text: '#5c24b8' });
    expect(brandColoursOf('#ffd400').onPrimary).toBe('#1b1524');
    expect(brandColoursOf('#777777').onPrimary).toBe('#000000');
  });

  it('are lightened for a dark page, and keep their hue', () => {
    const text = readableOn('#1a56b0', ['#110f15', '#18151e'], 'lighter');
    expect(contrastOf(text, '#18151e')).toBeGreaterThanOrEqual(4.5);
    const [red, green, blue] = [1, 3, 5].map((at) => parseInt(text.slice(at, at + 2), 16));
    expect(blue! > green! && green! > red!).toBe(true);
  });

  it('are written with six digits', () => {
    expect(['#5c24b8', '#5C24B8'].every(isHex)).toBe(true);
    expect(['5c24b8', '#fff', '#5c24bg', 'red', ''].some(isHex)).toBe(false);
  });
});
