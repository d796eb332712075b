// What both generators share: names, templates, edits of files that are there.
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { laidOut, root } from '../generate/files.mjs';

export { root };

/** Ends the program with one sentence. */
export function stop(sentence) {
  console.error(sentence);
  process.exit(1);
}

/** `gift-card` in every spelling that templates use. */
export function spellings(name) {
  const camel = name.replace(/-(\w)/g, (_, letter) => letter.toUpperCase());
  return {
    name,
    camel,
    Pascal: camel[0].toUpperCase() + camel.slice(1),
    snake: name.replaceAll('-', '_'),
    words: name.replaceAll('-', ' '),
  };
}

export function plural(name) {
  if (/[^aeiou]y$/.test(name)) return `${name.slice(0, -1)}ies`;
  return /(s|x|z|ch|sh)$/.test(name) ? `${name}es` : `${name}s`;
}

export const isName = (name) => /^[a-z][a-z0-9]*(-[a-z][a-z0-9]*)*$/.test(name ?? '');

const filled = (text, words) =>
  text.replace(/__(\w+?)__/g, (all, word) => words[word] ?? stop(`A template asks for ${all}, which nobody fills.`));

/** Files of a template folder: { path: text }, with `__word__` filled in names and texts. */
export function render(template, target, words) {
  const folder = fileURLToPath(new URL(`./${template}/`, import.meta.url));
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((each) => each.isFile());
  return Object.fromEntries(
    files.map((each) => {
      const path = join(each.parentPath ?? each.path, each.name);
      return [
        join(target, filled(relative(folder, path).replace(/\.tpl$/, ''), words)),
        filled(readFileSync(path, 'utf8'), words),
      ];
    }),
  );
}

/** The file's text with each pattern replaced. Null where one of them is not there: then nothing may be written. */
export function edited(path, ...edits) {
  let text = readFileSync(join(root, path), 'utf8');
  for (const [pattern, replacement] of edits) {
    if (!pattern.test(text)) return null;
    text = text.replace(pattern, replacement);
  }
  return text;
}

/** Writes all, laid out; nothing that is there already is taken for a new file. */
export async function write(created, changed = {}) {
  const there = Object.keys(created).find((path) => existsSync(join(root, path)));
  if (there) stop(`${there} is there already.`);
  for (const [path, text] of Object.entries({ ...created, ...changed })) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), await laidOut(path, text));
    console.log(`${path in created ? 'new ' : 'edit'}  ${path}`);
  }
}
