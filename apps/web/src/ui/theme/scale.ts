import { animationStyles, keyframes, layerStyles } from '@chakra-ui/react/theme';
import { letters, steps } from './lengths';

/** Those of a group that are named. */
function only<T extends object>(group: T, ...names: readonly (keyof T)[]): T {
  return Object.fromEntries(names.map((name) => [name, group[name]])) as T;
}

/** As tokens: what each name stands for. */
const named = <K extends string | number>(values: Record<K, string | number>): Record<K, { value: string }> =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, { value }])) as Record<K, { value: string }>;

/**
 * Of Chakra's scales what its recipes here and our own looks ask for, and no more: each token is worked out anew at
 * every load of the client, on a phone a third of a second for all of them. What is missing or differs is named by the
 * test of the scale.
 */
export const scale = {
  tokens: {
    spacing: named(steps),
    sizes: named({
      ...steps,
      xs: '20rem',
      sm: '24rem',
      md: '28rem',
      lg: '32rem',
      xl: '36rem',
      '2xl': '42rem',
      '4xl': '56rem',
      full: '100%',
    }),
    fontSizes: named(letters),
    fontWeights: named({ normal: '400', medium: '500', semibold: '600', bold: '700' }),
    letterSpacings: named({ widest: '0.1em' }),
    radii: named({ none: '0', full: '9999px' }),
    animations: named({ spin: 'spin 1s linear infinite', pulse: 'pulse 2s cubic-bezier(0.4, 0, 0.6, 1) infinite' }),
    easings: named({
      'ease-in': 'cubic-bezier(0.42, 0, 1, 1)',
      'ease-out': 'cubic-bezier(0, 0, 0.58, 1)',
      'ease-in-out': 'cubic-bezier(0.42, 0, 0.58, 1)',
      'ease-in-smooth': 'cubic-bezier(0.32, 0.72, 0, 1)',
    }),
    zIndex: named({
      hide: -1,
      base: 0,
      docked: 10,
      dropdown: 1000,
      sticky: 1100,
      banner: 1200,
      overlay: 1300,
      modal: 1400,
      popover: 1500,
      skipNav: 1600,
      toast: 1700,
      tooltip: 1800,
      max: 2147483647,
    }),
    cursor: named({
      button: 'pointer',
      checkbox: 'default',
      disabled: 'not-allowed',
      menuitem: 'default',
      option: 'default',
      radio: 'default',
      slider: 'default',
      switch: 'pointer',
    }),
  },
  keyframes: {
    ...only(
      keyframes,
      'spin',
      'bg-position',
      'fade-in',
      'fade-out',
      'slide-from-bottom',
      'slide-from-top',
      'slide-from-left',
      'slide-from-right',
      'slide-to-bottom',
      'slide-to-top',
      'slide-to-left',
      'slide-to-right',
      'slide-from-bottom-full',
      'slide-from-right-full',
      'slide-to-bottom-full',
      'slide-to-right-full',
      'scale-in',
      'scale-out',
    ),
    pulse: { '50%': { opacity: '0.35' } },
  },
  layerStyles: only(layerStyles, 'disabled', 'none'),
  animationStyles,
};
