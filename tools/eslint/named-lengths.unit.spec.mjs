import { RuleTester } from 'eslint';
import tseslint from 'typescript-eslint';
import { letters, steps } from '../../apps/web/src/ui/theme/lengths';
import { namedLengths, namedLengthsRule } from './named-lengths.mjs';

const jsx = new RuleTester({
  languageOptions: {
    parser: tseslint.parser,
    ecmaVersion: 'latest',
    sourceType: 'module',
    parserOptions: { ecmaFeatures: { jsx: true } },
  },
});
const named = [{ messageId: 'named' }];

jsx.run('named-lengths', namedLengthsRule, {
  valid: [
    '<Box p="4" minH={{ base: "11", md: "9" }} fontSize="small" />',
    '<Box maxW="420px" mt="5px" />',
    '<Box borderWidth="1px" outlineOffset="2px" lineHeight="20px" />',
    '<Box style={{ top: "8px", padding: "4px" }} />',
    '<svg width="12px" height="12px"><circle gap="4px" /></svg>',
    'const columns = [{ key: "when", width: "120px" }];',
    '<Box m="0" w="full" flexBasis="18" />',
    '<Grid gridTemplateColumns="16px 1fr" px="calc(100% - 8px)" />',
  ],
  invalid: [
    { code: '<Box p="16px" />', output: '<Box p="4" />', errors: named },
    { code: '<Box mx="-16px" />', output: '<Box mx="-4" />', errors: named },
    {
      code: "<Button minH={{ base: '44px', md: '36px' }} />",
      output: "<Button minH={{ base: '11', md: '9' }} />",
      errors: [...named, ...named],
    },
    { code: '<Text fontSize="13px" />', output: '<Text fontSize="small" />', errors: named },
    { code: "<Box gap={wide ? '16px' : '5px'} />", output: "<Box gap={wide ? '4' : '5px'} />", errors: named },
    { code: '<Box minH="18" />', output: null, errors: [{ messageId: 'unknown' }] },
    { code: "const look = { _hover: { px: '8px' } };", output: null, errors: named },
  ],
});

const inPixels = (lengths) =>
  Object.fromEntries(Object.entries(lengths).map(([name, rem]) => [`${parseFloat(rem) * 16}px`, name]));
it.each([
  ['spaces', 'spacing', steps],
  ['sizes', 'sizes', steps],
  ['letters', 'fontSizes', letters],
])('knows the %s of the theme by their names', (_, group, lengths) =>
  expect(namedLengths[group]).toEqual(inPixels(lengths)),
);
