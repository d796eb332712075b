import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from '@jest/globals';

const isSource = (file: string): boolean => /\/src\/.*\.tsx?$/.test(file) && !/\.spec\.tsx?$/.test(file);
const sourcesOf = (folder: string): string[] =>
  readdirSync(folder).flatMap((project) =>
    readdirSync(join(folder, project, 'src'), { recursive: true, encoding: 'utf8' })
      .map((name) => join(folder, project, 'src', name))
      .filter(isSource),
  );

/** What each file needs before it, types too; what is fetched later (`import()`) may lead back. */
function importsOf(files: ReadonlyMap<string, string>): Map<string, string[]> {
  const targetOf = (from: string, path: string): string[] =>
    ['.ts', '.tsx']
      .map((end) => join(dirname(from), path.replace(/\.js$/, '')) + end)
      .filter((file) => files.has(file));
  return new Map(
    [...files].map(([file, text]) => [
      file,
      [...text.matchAll(/^(?:import|export)\b[^;]*? from '(\.[^']+)';/gm)].flatMap(([, path]) => targetOf(file, path!)),
    ]),
  );
}

/** Ways from a file back to itself, each once: those that a search which goes on from file to file closes. */
function circlesIn(imports: ReadonlyMap<string, readonly string[]>): string[][] {
  const done = new Set<string>();
  const circles: string[][] = [];
  const follow = (file: string, way: readonly string[]): void => {
    const at = way.indexOf(file);
    if (at >= 0) circles.push([...way.slice(at), file]);
    if (at >= 0 || done.has(file)) return;
    for (const next of imports.get(file) ?? []) follow(next, [...way, file]);
    done.add(file);
  };
  for (const file of imports.keys()) follow(file, []);
  return circles;
}

describe('files that import one another', () => {
  it('do so in one direction: no file needs itself', () => {
    const names = ['apps', 'libs'].flatMap(sourcesOf);
    const files = new Map(names.map((name) => [name, readFileSync(name, 'utf8')]));
    expect(files.size).toBeGreaterThan(1_000);
    expect(circlesIn(importsOf(files)).map((way) => way.join(' → '))).toEqual([]);
  });

  it('are found where they do not', () => {
    const files = new Map([
      ['/a.ts', "import { b } from './b';"],
      ['/b.ts', "import {\n  c,\n} from './c.js';\nimport './d';"],
      ['/c.tsx', "export type { A } from './a';"],
      ['/d.ts', "const a = () => import('./a');"],
    ]);
    expect(circlesIn(importsOf(files))).toEqual([['/a.ts', '/b.ts', '/c.tsx', '/a.ts']]);
  });
});
