// How generated files are written, and compared where `--check` asks for no more.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../..', import.meta.url));
export const textOf = (path) => readFileSync(join(root, path), 'utf8');
export const jsonOf = (path) => JSON.parse(textOf(path));
/** As npm and Prettier write it. */
export const jsonText = (value) => `${JSON.stringify(value, null, 2)}\n`;

/** The text as `npm run format` would leave it. Prose keeps the layout of its author. */
export async function laidOut(path, text) {
  if (path.endsWith('.md')) return text;
  // Here, so that who only says what is wrong with a command says it at once.
  const { format, resolveConfig } = await import('prettier');
  return format(text, { ...(await resolveConfig(join(root, path))), filepath: path });
}

/**
 * `write(file, text)` brings a file up to date and says so; where only `checking`, it says that the file is stale.
 * `stale()` answers how many were.
 */
export function writer(checking) {
  let stale = 0;
  const write = (file, text) => {
    const at = join(root, file);
    if (existsSync(at) && readFileSync(at, 'utf8') === text) return;
    stale += 1;
    if (checking) console.error(`${file} is not what its sources say: run npm run build && npm run generate.`);
    else {
      mkdirSync(dirname(at), { recursive: true });
      writeFileSync(at, text);
      console.log(`wrote ${file}`);
    }
  };
  return { write, stale: () => stale };
}
