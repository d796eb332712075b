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

/** Of the browser's own letter, which is 16 pixels where nobody has changed it: the pictures count in pixels. */
const rem = (pixels: number): string => `${pixels / 16}rem`;
const style = (letter: number, line: number, more: Record<string, string> = {}): { value: Record<string, string> } => ({
  value: { fontSize: rem(letter), lineHeight: rem(line), fontWeight: '400', ...more },
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
        display: style(30, 36, { fontWeight: '600', letterSpacing: '-0.02em' }),
        title: style(24, 32, { fontWeight: '600', letterSpacing: '-0.015em' }),
        sheetTitle: style(20, 28, { fontWeight: '600' }),
        section: style(15, 22, { fontWeight: '600' }),
        body: style(14, 20),
        table: style(13, 20),
        label: style(12, 16, { fontWeight: '500' }),
        '2xs': style(11, 14),
        xs: style(12, 16),
        sm: style(14, 20),
        md: style(15, 22),
        lg: style(20, 28),
        xl: style(24, 32),
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
        fontSize: { base: '0.9375rem', md: 'sm' },
        fontOpticalSizing: 'auto',
        fontFeatureSettings: '"cv05" 0',
        minHeight: '100dvh',
        // On a phone toasts lie on what stands at the foot: scrolled up, it is free.
        paddingBottom: 'var(--toast-room, 0px)',
      },
      // No last line of one word.
      p: { textWrap: 'pretty' },
      '*, *::before, *::after': {
        borderColor: 'line',
        _motionReduce: {
          animationDuration: '80ms !important',
          animationIterationCount: '1 !important',
          transitionDuration: '80ms !important',
          // What has no transition of its own would get one of everything, its size and its place too.
          transitionProperty: 'opacity, color, background-color, border-color, box-shadow !important',
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
