import { fileURLToPath } from 'node:url';
import createCache from '@emotion/cache';
import { css } from '@emotion/react';
import { runnerImport, type Plugin, type Rolldown } from 'vite';

const theme = fileURLToPath(new URL('../src/ui/theme/system.ts', import.meta.url));
const workedOutByEach = 'const _global = [getPreflightCss(), getGlobalCss(), getTokenCss()];';
const name = 'theme.css';

/**
 * Chakra's reset, our global rules and the tokens as custom properties are the same for everybody: a style sheet of the
 * build's, so that no phone works them out before its first page (half of what the entry ran for).
 */
export const staticTheme: Plugin = {
  name: 'bellbird:static-theme',
  apply: 'build',
  enforce: 'pre',
  async buildStart() {
    const { module } = await runnerImport<{ system: { _global: object[] } }>(theme);
    this.emitFile({ type: 'asset', name, source: asEmotionWrites(module.system._global) });
  },
  transform(code, id) {
    if (!id.endsWith('/@chakra-ui/react/dist/esm/styled-system/system.js')) return null;
    if (!code.includes(workedOutByEach))
      throw new Error(
        'Chakra makes its global styles in another way than before: mend apps/web/bundling/static-theme.ts.',
      );
    return code.replace(workedOutByEach, 'const _global = [];');
  },
};

/** The style sheet among what was built. */
export const themeAmong = (bundle: Rolldown.OutputBundle): string =>
  Object.values(bundle).find((each) => each.type === 'asset' && each.names.includes(name))!.fileName;

function asEmotionWrites(styles: object[]): string {
  const cache = createCache({ key: 'bb' });
  const written = cache.insert('', css(styles as Parameters<typeof css>[0]), cache.sheet, false);
  if (!written) throw new Error('Emotion wrote no style sheet.');
  return written;
}
