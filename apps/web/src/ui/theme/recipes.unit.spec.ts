import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { recipes, slotRecipes } from './recipes';

const source = join(process.cwd(), 'apps/web/src');
const library = join(process.cwd(), 'node_modules/@chakra-ui/react/dist/esm/components');
const known = new Set([...Object.keys(recipes), ...Object.keys(slotRecipes)]);

/** The components of Chakra that the client imports, with a file that does. */
function used(): Map<string, string> {
  const found = new Map<string, string>();
  for (const file of readdirSync(source, { recursive: true, encoding: 'utf8' })) {
    if (!/\.tsx?$/.test(file) || /\.spec\./.test(file)) continue;
    for (const [, name] of readFileSync(join(source, file), 'utf8').matchAll(/from '@chakra-ui\/react\/([a-z-]+)'/g)) found.set(name!, file);
  }
  return found;
}
/** The recipes that a component asks the theme for by name. */
const asked = (component: string): string[] =>
  readdirSync(join(library, component)).filter((file) => file.endsWith('.js')).flatMap((file) =>
    [...readFileSync(join(library, component, file), 'utf8').matchAll(/(?:Recipe\w*|Context)\(\{[^}]*\bkey: "(\w+)"/g)].map(([, key]) => key!));

/** They have no look of their own: what they show is a text style, named where they stand. */
const bare = new Set(['text', 'heading']);

/** A component whose recipe is missing is shown without any style, and nothing says so. */
describe('what the theme has a recipe for', () => {
  const components = [...used()].filter(([name]) => !['styled-system', 'theme', 'preset-base'].includes(name));
  it('is looked up in the library itself', () => {
    expect(components.length).toBeGreaterThan(15);
    expect([asked('button'), asked('dialog'), asked('input'), asked('native-select')]).toEqual([['button'], expect.arrayContaining(['dialog']), ['input'], expect.arrayContaining(['nativeSelect'])]);
  });
  it.each(components)('covers %s, as %s uses it', (component) => expect(asked(component).filter((key) => !known.has(key) && !bare.has(key))).toEqual([]));
});
