import { defineTexts, plural } from '../../lib/i18n/texts';

const withArticle = (word: string): string => `${/^[aeio]/i.test(word) ? 'an' : 'a'} ${word}`;
const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);
const lower = (label: string): string => label.charAt(0).toLowerCase() + label.slice(1);

/** What every resource's screen says, by what people call one of its things. */
export const resourceTexts = defineTexts({
  errorTitle: (others: string) => `We could not load your ${others}`,
  add: (one: string) => `Add ${one}`,
  addTitle: (one: string) => `Add ${withArticle(one)}`,
  edit: (one: string) => `Edit the ${one}`,
  save: (one: string) => `Save ${one}`,
  saved: (one: string, name: string) => `${capital(one)} ${name} saved`,
  taken: (one: string) => `${capital(withArticle(one))} of this name is there already.`,
  delete: 'Delete',
  deleted: (count: number, one: string, others: string) => plural(count, `1 ${one} deleted`, `# ${others} deleted`),
  deleteTitle: (one: string, name: string) => `Delete the ${one} ${name}?`,
  deleteMany: (count: number, one: string, others: string) => plural(count, `Delete 1 ${one}?`, `Delete # ${others}?`),
  deleteForEver: 'Delete for ever',
  moved: (count: number, one: string, others: string) =>
    plural(count, `${capital(one)} moved to the bin`, `# ${others} moved to the bin`),
  back: (count: number, one: string, others: string) =>
    plural(count, `${capital(one)} restored`, `# ${others} restored`),
  bin: 'Bin',
  binTitle: (others: string) => `Deleted ${others}`,
  binEmptyTitle: 'The bin is empty',
  binError: 'We could not load the bin',
  binned: 'Moved here',
  restore: 'Restore',
  deleteManyForEver: (count: number, one: string, others: string) =>
    plural(count, `Delete 1 ${one} for ever?`, `Delete # ${others} for ever?`),
  deletedForEver: (count: number, one: string, others: string) =>
    plural(count, `1 ${one} deleted for ever`, `# ${others} deleted for ever`),
  working: (count: number, one: string, others: string) =>
    plural(count, `Working on 1 ${one}`, `Working on # ${others}`),
  workingText: 'This keeps running by itself and takes a minute.',
  missing: (label: string) => `Give ${withArticle(lower(label))}.`,
  number: (label: string) => `Give ${withArticle(lower(label))} as a number.`,
  length: (label: string, least: number, most: string) =>
    least === 0
      ? `Give ${withArticle(lower(label))} of at most ${most} characters.`
      : `Give ${withArticle(lower(label))} of 1 to ${most} characters.`,
});
