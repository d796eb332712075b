// The articles of the help centre as they are written: read by the build, which stops where one leads nowhere, and by
// `npm run generate`.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const app = fileURLToPath(new URL('..', import.meta.url));
const folder = 'help';
const most = 3;
const words = { fewest: 120, most: 400 };
const textOf = (path) => readFileSync(join(app, path), 'utf8');
const jsonOf = (path) => JSON.parse(textOf(path));

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
  const patterns = jsonOf('public/pages.json').map((page) => new RegExp(`^${page.replaceAll(/:\w+/g, '[^/]+')}$`));
  const wrong = [];
  const categories = Object.entries(plan).map(([slug, { title, sections }]) => {
    const files = existsSync(join(app, folder, slug)) ? readdirSync(join(app, folder, slug)) : [];
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

/** Each with `category/slug` as its path. */
export const allOf = (categories) =>
  categories.flatMap(({ slug, sections }) =>
    sections.flatMap(({ questions }) => questions.map((each) => ({ path: `${slug}/${each.slug}`, ...each }))),
  );
