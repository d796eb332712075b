import { categories } from './articles/list.generated';
import type { HelpCategory, HelpQuestion } from './help-category';

/** An article as the build made it of its Markdown: `html` holds no markup but what Markdown has. */
export interface HelpArticle {
  html: string;
  headings: readonly { id: string; text: string }[];
  /** `category/slug` */
  related: readonly string[];
}

export const categoryPath = (category: string): string => `/documentation/${category}`;
export const articlePath = (category: string, question: string): string => `/documentation/${category}/${question}`;

export const categoryOf = (slug: string | undefined): HelpCategory | undefined =>
  categories.find((each) => each.slug === slug);

/** The questions of a category in their order, with the section each is of. */
export const questionsOf = ({ sections }: HelpCategory): { question: HelpQuestion; section: string }[] =>
  sections.flatMap(({ title, questions }) => questions.map((question) => ({ question, section: title })));

/** Title of `category/slug`. */
export function titleOf(path: string): string {
  const [category, slug] = path.split('/');
  const found = categoryOf(category)?.sections.flatMap(({ questions }) => questions);
  return found?.find((each) => each.slug === slug)?.title ?? path;
}

/**
 * The question that an address means: its slug, its section and place (`1-0`), or its place in the first section (`2`), both
 * counted from 0. Null where it means none.
 */
export function questionAt(category: HelpCategory, wanted: string): HelpQuestion | null {
  const bySlug = questionsOf(category).find(({ question }) => question.slug === wanted);
  if (bySlug !== undefined) return bySlug.question;
  const numbers = /^(?:(\d)-)?(\d)$/.exec(wanted);
  if (numbers === null) return null;
  return category.sections[Number(numbers[1] ?? 0)]?.questions[Number(numbers[2])] ?? null;
}

/** The questions before and after one; the last leads to the first. */
export function besides(category: HelpCategory, slug: string): { previous: HelpQuestion; next: HelpQuestion } {
  const all = questionsOf(category).map(({ question }) => question);
  const at = all.findIndex((each) => each.slug === slug);
  return { previous: all.at(at - 1)!, next: all[(at + 1) % all.length]! };
}
