// The help centre, from the Markdown in apps/web/help: a file of articles a category, the list of all, and what search
// needs.
import markdownIt from 'markdown-it';
import { allOf, readHelp } from '../../apps/web/bundling/read-help.mjs';
import { laidOut } from './files.mjs';

const markdown = markdownIt('commonmark', { html: false }).enable('table');
// Headings can be led to, and a table on a phone has its own sideways scroll.
markdown.renderer.rules.heading_open = (tokens, at) => {
  const id = anchorOf(tokens[at + 1].content);
  return `<${tokens[at].tag} id="${id}">`;
};
markdown.renderer.rules.table_open = () => '<div class="table" tabindex="0"><table>';
markdown.renderer.rules.table_close = () => '</table></div>';

const anchorOf = (text) =>
  text
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');

/** Prices are the price list's: `{price:sms:AU}` is filled in where it is shown. */
const priced = (html) =>
  html.replaceAll(/\{price:(\w+):([A-Z]{2})\}/g, '<span data-price="$1" data-country="$2"></span>');

const searchable = (body) => [
  ...new Set(
    body
      .replaceAll(/\{price:[^}]*\}|\]\([^)]*\)/g, ' ')
      .toLowerCase()
      .match(/[\p{L}\p{N}]{3,}/gu),
  ),
];

export async function generateHelp(write) {
  const categories = readHelp();
  const at = 'apps/web/src/features/help/articles';
  const generated = '// Generated from apps/web/help: npm run generate.\n';
  const put = async (file, text) => write(`${at}/${file}`, await laidOut(`${at}/${file}`, `${generated}${text}`));
  const list = categories.map(({ slug, title, sections }) => ({
    slug,
    title,
    sections: sections.map((section) => ({
      title: section.title,
      questions: section.questions.map((each) => ({ slug: each.slug, title: each.title, about: each.about })),
    })),
  }));
  await put(
    'list.generated.ts',
    `import type { HelpCategory } from '../help-category';\n/** Every article, in its order. */\nexport const categories: readonly HelpCategory[] = ${JSON.stringify(list)};\n`,
  );
  const index = allOf(categories).map(({ path, title, about, topics, body }) => ({
    path,
    title,
    about,
    words: [...topics, ...searchable(body)].join(' '),
  }));
  await put(
    'search.generated.ts',
    `import type { Searchable } from '../search/find';\nexport const searchable: readonly Searchable[] = ${JSON.stringify(index)};\n`,
  );
  for (const { slug, sections } of categories) {
    const articles = Object.fromEntries(
      sections.flatMap(({ questions }) =>
        questions.map(({ slug: question, related, body }) => [
          question,
          {
            html: priced(markdown.render(body)),
            headings: [...body.matchAll(/^## (.+)$/gm)].map(([, text]) => ({ id: anchorOf(text), text })),
            related,
          },
        ]),
      ),
    );
    await put(
      `${slug}.generated.ts`,
      `import type { HelpArticle } from '../help-list';\nexport const articles: Readonly<Record<string, HelpArticle>> = ${JSON.stringify(articles)};\n`,
    );
  }
}
