import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { firstRecipes } from './first-recipes';
import { recipes, slotRecipes } from './recipes';

const source = join(process.cwd(), 'apps/web/src');
const library = join(process.cwd(), 'node_modules/@chakra-ui/react/dist/esm/components');
const known = new Set([...Object.keys(recipes), ...Object.keys(slotRecipes)]);

/** The components of Chakra that these files import, with a file that does. */
function used(files: Iterable<string>): Map<string, string> {
  const found = new Map<string, string>();
  for (const file of files)
    for (const [, name] of readFileSync(join(source, file), 'utf8').matchAll(/from '@chakra-ui\/react\/([a-z-]+)'/g))
      found.set(name!, file);
  return found;
}
const everyFile = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter(
  (file) => /\.tsx?$/.test(file) && !/\.spec\./.test(file),
);

/**
 * The files that a page before the log-in loads: all that the app leads to, but for the shell and what features show
 * below it, and the page of primitives, which fetches all looks.
 */
function filesBeforeLogIn(): Set<string> {
  const seen = new Set<string>();
  const visit = (file: string): void => {
    if (seen.has(file)) return;
    seen.add(file);
    for (const [, path] of readFileSync(join(source, file), 'utf8').matchAll(/(?:from |import\()'(\.[^']+)'/g)) {
      const target = relative(source, join(source, dirname(file), path!));
      if (
        /^app\/(shell|platform-shell|primitives)|^ui\/toast\/toaster/.test(target) ||
        (/^features\/(?!public-)/.test(file) && !/\.routes$/.test(target))
      )
        continue;
      const found = ['.tsx', '.ts'].map((end) => target + end).find((each) => everyFile.includes(each));
      if (found !== undefined) visit(found);
    }
  };
  visit('app/app.tsx');
  return seen;
}
/** The recipes that a component asks the theme for by name. */
const asked = (component: string): string[] =>
  readdirSync(join(library, component))
    .filter((file) => file.endsWith('.js'))
    .flatMap((file) =>
      [
        ...readFileSync(join(library, component, file), 'utf8').matchAll(
          /(?:Recipe\w*|Context)\(\{[^}]*\bkey: "(\w+)"/g,
        ),
      ].map(([, key]) => key!),
    );

/** They have no look of their own: what they show is a text style, named where they stand. */
const bare = new Set(['text', 'heading']);

const lookable = (components: Map<string, string>): [string, string][] =>
  [...components].filter(([name]) => !['styled-system', 'theme', 'preset-base'].includes(name));

/** A component whose recipe is missing is shown without any style, and nothing says so. */
describe('what the theme has a recipe for', () => {
  const components = lookable(used(everyFile));
  it('is looked up in the library itself', () => {
    expect(components.length).toBeGreaterThan(15);
    expect([asked('button'), asked('dialog'), asked('input'), asked('native-select')]).toEqual([
      ['button'],
      expect.arrayContaining(['dialog']),
      ['input'],
      expect.arrayContaining(['nativeSelect']),
    ]);
  });
  it.each(components)('covers %s, as %s uses it', (component) =>
    expect(asked(component).filter((key) => !known.has(key) && !bare.has(key))).toEqual([]),
  );

  const before = filesBeforeLogIn();
  const first = new Set(Object.keys(firstRecipes));
  it('knows the pages before the log-in', () =>
    expect([...before]).toEqual(
      expect.arrayContaining([
        'features/public-account/login-page.tsx',
        'features/public-opt-out/opt-out-panel.tsx',
        'ui/form/fields/plain-fields.tsx',
        'app/not-found-page.tsx',
      ]),
    ));
  it.each(lookable(used(before)))('covers %s before the log-in already, as %s uses it', (component) =>
    expect(asked(component).filter((key) => !first.has(key) && !bare.has(key))).toEqual([]),
  );
});

it('keeps a button as high as a thumb on a phone, in each variant that lets its height go', () => {
  const variants = Object.entries(firstRecipes.button.variants!.variant);
  expect(variants.filter(([, look]) => 'h' in look)).toEqual([
    ['link', expect.objectContaining({ h: 'auto', minH: { base: '11', md: '6' } })],
  ]);
});
