import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { afterEach, describe, expect, it } from '@jest/globals';
import { isOurs, oneFile } from './one-file.js';
import { spawnService } from './spawn-service.js';

const folder = fileURLToPath(new URL('../../../.test/one-file/', import.meta.url));
const entry = join(folder, 'program.ts');
const write = (name: string, text: string): void => {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, name), text);
};
async function printedBy(program: string): Promise<readonly string[]> {
  const running = await spawnService({ entry: program });
  await running.ended;
  return running.lines;
}

afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe('a program as one file', () => {
  it('runs what it imports, ours and packages, with decorators’ types and the addresses of the sources', async () => {
    write('said.ts', 'export const said: string = `from ${import.meta.url}`;');
    write(
      'program.ts',
      `import 'reflect-metadata';
       import { fixedClock } from '@bellbird/testing';
       import { said } from './said.js';
       const noted = (target: object, key: string): void =>
         console.log(Reflect.getMetadata('design:type', target, key).name);
       class Thing { @noted at!: Date }
       console.log(new Thing().constructor.name, said, fixedClock('2026-11-20T09:00:00Z').now().getUTCHours());`,
    );
    expect(await printedBy(entry)).toEqual(['Date', `Thing from ${pathToFileURL(join(folder, 'said.ts')).href} 9`]);
  });

  it('is made once, and anew when a module of it has changed', async () => {
    write('said.ts', `export const said = 'one';`);
    write('program.ts', `import { said } from './said.js'; console.log(said);`);
    expect(await printedBy(entry)).toEqual(['one']);
    const made = await oneFile(entry);
    expect(await oneFile(entry)).toBe(made);
    write('said.ts', `export const said = 'two';`);
    expect(await printedBy(entry)).toEqual(['two']);
  });

  it('is made of programs of ours alone', () => {
    expect([entry, '/tmp/elsewhere.ts', join(folder, 'built.js')].map(isOurs)).toEqual([true, false, false]);
  });

  it('says what it could not be made of', async () => {
    write('program.ts', `import './nowhere.js';`);
    await expect(oneFile(entry)).rejects.toThrow('nowhere.js');
  });
});
