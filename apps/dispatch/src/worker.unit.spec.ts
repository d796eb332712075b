import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';

const imported = /^(?:import|export) (?!type )[^;]*?from '([^']+)'|^import '([^']+)'/gm;

/** Packages that a module loads, by itself and by all that it imports: types are no imports of a running program. */
function packagesOf(entry: URL): string[] {
  const [seen, packages] = [new Set<string>(), new Set<string>()];
  const walk = (module: URL): void => {
    if (seen.has(module.href)) return;
    seen.add(module.href);
    for (const [, from, bare] of readFileSync(module, 'utf8').matchAll(imported)) {
      const name = (from ?? bare)!;
      const own = /^@bellbird\/([^/]+)(?:\/(.+))?$/.exec(name);
      if (own !== null) walk(sourceOf(own[1]!, own[2]));
      else if (name.startsWith('.')) walk(new URL(name.replace(/\.js$/, '.ts'), module));
      else packages.add(name);
    }
  };
  walk(entry);
  return [...packages];
}

function sourceOf(lib: string, part = 'index'): URL {
  const home = new URL(`../../../libs/${lib}/`, import.meta.url);
  const { exports } = JSON.parse(readFileSync(new URL('package.json', home), 'utf8')) as {
    exports: Record<string, { types: string }>;
  };
  const source = new URL(exports[part === 'index' ? '.' : `./${part}`]!.types, home);
  if (!existsSync(source)) throw new Error(`${source.href} is not there`);
  return source;
}

describe('a sending worker', () => {
  it('loads neither Nest nor Apollo, which cost more than the rest of its start', () => {
    const packages = packagesOf(new URL('worker.main.ts', import.meta.url));
    expect(packages).toContain('pg');
    expect(packages.filter((name) => /^@(nestjs|apollo)\//.test(name))).toEqual([]);
  });
});
