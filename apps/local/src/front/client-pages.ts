import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Whether a path is one of the client's own pages, as its build says in `pages.json`: patterns such as `/contacts/:id`.
 * As the client's router has it, letters may be capital and a slash may stand at the end.
 */
export function clientPages(folder: string): (path: string) => boolean {
  return anyOf(patternsIn(folder));
}

/** Whether the address of a page holds a secret: the token of a mail's link, or what Google sends back. */
export const secretPages = (folder: string): ((path: string) => boolean) =>
  anyOf(patternsIn(folder).filter((pattern) => /:\w*token/i.test(pattern) || pattern === '/callback'));

const patternsIn = (folder: string): string[] =>
  JSON.parse(readFileSync(join(folder, 'pages.json'), 'utf8')) as string[];

function anyOf(patterns: readonly string[]): (path: string) => boolean {
  const shapes = patterns.map(
    (pattern) =>
      new RegExp(
        `^${pattern
          .split('/')
          .map((part) => (part.startsWith(':') ? '[^/]+' : part.replaceAll('.', '\\.')))
          .join('/')
          .replace(/\/$/, '')}/?$`,
        'i',
      ),
  );
  return (path) => shapes.some((shape) => shape.test(path));
}

/** Whether a person may have typed or followed it: not a file, nor what only programs ask for. */
export const looksLikePage = (path: string): boolean => !/\.[^/]*$|^\/\.well-known\/|\/\//.test(path);
