import { defaultBaseConfig } from '@chakra-ui/react/preset-base';
import { createSystem, defineConfig } from '@chakra-ui/react/styled-system';
import { breath } from '../../lib/breath';
import { firstRecipes } from './first-recipes';
import { scale } from './scale';
import { colourRoles, type ColourRole } from './tokens';

const role = (name: ColourRole): { value: { _light: string; _dark: string } } => ({
  value: { _light: colourRoles[name][0], _dark: colourRoles[name][1] },
});
const palette = (solid: ColourRole, fg: ColourRole, subtle: ColourRole, muted: ColourRole) => ({
  solid: role(solid),
  contrast: role('onSolid'),
  fg: role(fg),
  subtle: role(subtle),
  muted: role(muted),
  emphasized: role('lineStrong'),
  focusRing: role('solid'),
  border: role('lineStrong'),
});

/** Chakra's own roles, told in ours, so that every recipe of it that we take speaks our language. */
const chakraRoles = {
  bg: {
    DEFAULT: role('canvas'),
    subtle: role('subtle'),
    muted: role('subtle'),
    emphasized: role('hover'),
    inverted: role('inverse'),
    panel: role('raised'),
    error: role('redTint'),
    warning: role('amberTint'),
    success: role('greenTint'),
    info: role('blueTint'),
  },
  fg: {
    DEFAULT: role('text'),
    muted: role('textSecond'),
    subtle: role('textThird'),
    inverted: role('onInverse'),
    error: role('red'),
    warning: role('amber'),
    success: role('green'),
    info: role('blue'),
  },
  border: {
    DEFAULT: role('line'),
    subtle: role('line'),
    muted: role('line'),
    emphasized: role('lineStrong'),
    inverted: role('inverse'),
    error: role('red'),
    warning: role('amber'),
    success: role('green'),
    info: role('blue'),
  },
  brand: palette('solid', 'brandText', 'brandTint', 'brandTintStrong'),
  gray: palette('text', 'text', 'subtle', 'hover'),
  // Without its own value our role `red` would be gone, and the browser's word `red` shown.
  red: { DEFAULT: role('red'), ...palette('red', 'red', 'redTint', 'redTint') },
};

const style = (size: string, line: string, weight = '400'): { value: Record<string, string> } => ({
  value: { fontSize: size, lineHeight: line, fontWeight: weight },
});

// Working it out is a third of what runs before the first page: on its own, it holds a slow phone up for no longer than a tap may wait.
await breath();

/** The design language. It starts with the looks of the pages before the log-in; `all-looks.ts` adds the others. */
export const system = createSystem(
  defaultBaseConfig,
  defineConfig({
    cssVarsPrefix: 'bb',
    preflight: true,
    // Emotion's rules stay outside layers: a page of ours has no other styles that they would have to give way to.
    disableLayers: true,
    theme: {
      breakpoints: { sm: '36rem', md: '48rem', lg: '62rem', xl: '75rem' },
      keyframes: scale.keyframes,
      tokens: {
        ...scale.tokens,
        colors: {
          white: { value: '#ffffff' },
          black: { value: '#000000' },
          transparent: { value: 'transparent' },
          current: { value: 'currentColor' },
        },
        fonts: {
          body: { value: "'Inter Variable', system-ui, sans-serif" },
          heading: { value: "'Inter Variable', system-ui, sans-serif" },
          mono: { value: 'ui-monospace, monospace' },
        },
        durations: {
          fastest: { value: '80ms' },
          faster: { value: '120ms' },
          fast: { value: '120ms' },
          moderate: { value: '180ms' },
          slow: { value: '180ms' },
          slower: { value: '240ms' },
          slowest: { value: '240ms' },
        },
      },
      semanticTokens: {
        colors: {
          ...Object.fromEntries(Object.keys(colourRoles).map((name) => [name, role(name as ColourRole)])),
          ...chakraRoles,
        },
        radii: {
          l1: { value: '6px' },
          l2: { value: '9px' },
          l3: { value: '12px' },
          tag: { value: '6px' },
          control: { value: '9px' },
          card: { value: '12px' },
          bar: { value: '14px' },
          dialog: { value: '16px' },
          sheet: { value: '20px' },
        },
        shadows: {
          card: { value: { _light: '0 1px 2px #1b15240f, 0 1px 1px #1b15240a', _dark: 'none' } },
          bar: { value: { _light: '0 2px 8px #1b152414, 0 1px 2px #1b15240f', _dark: '0 2px 8px #00000066' } },
          popover: { value: { _light: '0 12px 32px #1b152426, 0 2px 6px #1b152414', _dark: '0 12px 32px #000000a6' } },
          xs: { value: 'none' },
          sm: { value: { _light: '0 1px 2px #1b15240f', _dark: 'none' } },
          md: { value: { _light: '0 4px 12px #1b15241a', _dark: '0 4px 12px #00000080' } },
          lg: { value: { _light: '0 12px 32px #1b152426, 0 2px 6px #1b152414', _dark: '0 12px 32px #000000a6' } },
          halo: { value: { _light: '0 0 0 3px #5c24b833', _dark: '0 0 0 3px #986be266' } },
          haloRed: { value: { _light: '0 0 0 3px #b01e2e26', _dark: '0 0 0 3px #ff949d4d' } },
        },
      },
      textStyles: {
        display: { value: { fontSize: '30px', lineHeight: '36px', fontWeight: '600', letterSpacing: '-0.02em' } },
        title: { value: { fontSize: '24px', lineHeight: '32px', fontWeight: '600', letterSpacing: '-0.015em' } },
        sheetTitle: style('20px', '28px', '600'),
        section: style('15px', '22px', '600'),
        body: style('14px', '20px'),
        table: style('13px', '20px'),
        label: style('12px', '16px', '500'),
        '2xs': style('11px', '14px'),
        xs: style('12px', '16px'),
        sm: style('14px', '20px'),
        md: style('15px', '22px'),
        lg: style('20px', '28px'),
        xl: style('24px', '32px'),
      },
      layerStyles: scale.layerStyles,
      animationStyles: scale.animationStyles,
      recipes: { ...firstRecipes },
      slotRecipes: {},
    },
    globalCss: {
      html: {
        color: 'text',
        bg: 'canvas',
        colorPalette: 'brand',
        fontFamily: 'body',
        textSizeAdjust: '100%',
        overflowX: 'hidden',
      },
      body: {
        textStyle: 'body',
        fontSize: { base: '15px', md: '14px' },
        fontOpticalSizing: 'auto',
        fontFeatureSettings: '"cv05" 0',
        minHeight: '100dvh',
      },
      // No last line of one word.
      p: { textWrap: 'pretty' },
      '*, *::before, *::after': {
        borderColor: 'line',
        _motionReduce: {
          animationDuration: '80ms !important',
          animationIterationCount: '1 !important',
          transitionDuration: '80ms !important',
          scrollBehavior: 'auto !important',
        },
      },
      '*::placeholder': { color: 'textThird', opacity: 1 },
      '*::selection': { bg: 'brandTintStrong' },
      ':focus-visible': { outline: '2px solid', outlineColor: 'solid', outlineOffset: '2px' },
      'h1:focus-visible, main:focus-visible': { outline: 'none' },
    },
  }),
);

await breath();
