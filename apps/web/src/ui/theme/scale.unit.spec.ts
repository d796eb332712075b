/** @jest-environment ./apps/web/src/testing/browser-environment.mjs */
import { createSystem, defineConfig, type SystemStyleObject } from '@chakra-ui/react/styled-system';
import * as chakra from '@chakra-ui/react/theme';
import { recipes, slotRecipes } from './recipes';
import { scale } from './scale';
import { system } from './system';

const { animationStyles, keyframes, layerStyles, tokens } = chakra;
const own = system._config.theme!;
const groups = Object.keys(scale.tokens) as (keyof typeof scale.tokens)[];
/** Ours with the whole of Chakra's scales below it. */
const whole = createSystem(
  system._config,
  defineConfig({
    theme: {
      tokens: { ...tokens, ...own.tokens, ...Object.fromEntries(groups.map((name) => [name, tokens[name]])) },
      keyframes: { ...keyframes, ...own.keyframes },
      layerStyles,
      animationStyles,
    },
  }),
);
type Styles = SystemStyleObject & Record<string, unknown>;
type Variants = Record<string, Record<string, Styles>>;
/** Each set of styles of a component, under a name for people. */
const looks: [string, Styles][] = [
  ...Object.entries(recipes).flatMap(([name, { base, variants }]): [string, Styles][] => [
    [name, base as Styles],
    ...ofVariants(variants as Variants).map(([variant, look]): [string, Styles] => [`${name} ${variant}`, look]),
  ]),
  ...Object.entries(slotRecipes).flatMap(([name, { base, variants }]): [string, Styles][] =>
    [['base', base as Styles] as const, ...ofVariants(variants as Variants)].flatMap(([variant, slots]) =>
      Object.entries(slots).map(([slot, look]): [string, Styles] => [`${name} ${variant} ${slot}`, look as Styles]),
    ),
  ),
].filter(([, look]) => look !== undefined && Object.keys(look).length > 0);

function ofVariants(variants: Variants = {}): [string, Styles][] {
  return Object.entries(variants).flatMap(([variant, values]) =>
    Object.entries(values).map(([value, look]): [string, Styles] => [`${variant} ${value}`, look]),
  );
}

it('finds the looks', () =>
  expect(looks.map(([name]) => name)).toEqual(
    expect.arrayContaining(['button', 'button size sm', 'drawer base content', 'nativeSelect size md field']),
  ));

/** A token that is missing is no error: the browser meets the token's name as a value, and shows nothing of it. */
it.each(looks)('has every token that the look of %s asks for', (_name, look) =>
  expect(system.css(look)).toEqual(whole.css(look)),
);

const valuesOf = (group: object): Record<string, string> =>
  Object.fromEntries(Object.entries(group).map(([name, token]) => [name, String((token as { value: unknown }).value)]));
it.each(groups)('means by each of its %s what Chakra means', (group) =>
  expect({ ...(group === 'fontSizes' && { small: '0.8125rem' }), ...valuesOf(tokens[group]) }).toMatchObject(
    valuesOf(scale.tokens[group]),
  ),
);
