// The help centre, from the Markdown in apps/web/help: a file of articles a category, the list of all, and what search
// needs. Wrong articles stop it, and the build of the client too.
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import markdownIt from 'markdown-it';
import { jsonOf, laidOut, root, textOf } from './files.mjs';

const folder = 'apps/web/help';
const most = 3;
const words = { fewest: 120, most: 400 };

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

/** What stands in the head of an article and below it. */
function parsed(path) {
  const [, head, body] = /^---\n([^]*?)\n---\n([^]*)$/.exec(textOf(path)) ?? [];
  if (head === undefined) throw new Error(`${path} has no head.`);
  const members = Object.fromEntries(head.split('\n').map((line) => /^(\w+): (.*)$/.exec(line).slice(1)));
  for (const member of ['title', 'about', 'topics', 'related'])
    if (!members[member]) throw new Error(`${path} lacks ${member}.`);
  const list = (text) => text.split(',').map((each) => each.trim());
  return { ...members, topics: list(members.topics), related: list(members.related), body: body.trim() };
}

/** Every article that is there, by category, section and place; what the plan names and no file has is left out. @throws what is wrong. */
export function readHelp() {
  const plan = jsonOf(`${folder}/help.json`);
  const patterns = jsonOf('apps/web/public/pages.json').map(
    (page) => new RegExp(`^${page.replaceAll(/:\w+/g, '[^/]+')}$`),
  );
  const wrong = [];
  const categories = Object.entries(plan).map(([slug, { title, sections }]) => {
    const files = existsSync(join(root, folder, slug)) ? readdirSync(join(root, folder, slug)) : [];
    const used = new Set();
    if (Object.keys(sections).length > most) wrong.push(`${slug} has more than ${most} sections.`);
    const found = Object.entries(sections).map(([name, questions], section) => {
      if (questions.length > most) wrong.push(`${slug}, ${name} has more than ${most} questions.`);
      return {
        title: name,
        questions: questions.flatMap((question, place) => {
          const file = `${section}-${place}-${question}.md`;
          if (!files.includes(file)) return [];
          used.add(file);
          return [{ slug: question, ...parsed(`${folder}/${slug}/${file}`) }];
        }),
      };
    });
    for (const file of files.filter((each) => !used.has(each))) wrong.push(`${slug}/${file} is not in help.json.`);
    return { slug, title, sections: found.filter(({ questions }) => questions.length > 0) };
  });
  const served = categories.filter(({ sections }) => sections.length > 0);
  const paths = new Set(allOf(served).map(({ path }) => path));
  for (const { path, related, body } of allOf(served)) {
    for (const each of related) if (!paths.has(each)) wrong.push(`${path}: there is no ${each} to lead to.`);
    for (const [, target] of body.matchAll(/\]\((\/[^)#?]*)/g))
      if (!patterns.some((pattern) => pattern.test(target))) wrong.push(`${path}: ${target} is no page.`);
    const count = body.split(/\s+/).length;
    if (count < words.fewest || count > words.most) wrong.push(`${path} has ${count} words, not 120 to 400.`);
  }
  if (wrong.length > 0) throw new Error(`The help centre:\n  ${wrong.join('\n  ')}`);
  return served;
}

const allOf = (categories) =>
  categories.flatMap(({ slug, sections }) =>
    sections.flatMap(({ questions }) => questions.map((each) => ({ path: `${slug}/${each.slug}`, ...each }))),
  );

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
    `import type { HelpCategory } from '../help-list';\n/** Every article, in its order. */\nexport const categories: readonly HelpCategory[] = ${JSON.stringify(list)};\n`,
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
