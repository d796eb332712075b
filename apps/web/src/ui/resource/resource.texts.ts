import { capital } from '../../lib/i18n/capital';
import { defineTexts, plural } from '../../lib/i18n/texts';

const withArticle = (word: string): string => `${/^[aeio]/i.test(word) ? 'an' : 'a'} ${word}`;
const lower = (label: string): string => label.charAt(0).toLowerCase() + label.slice(1);

/** What every resource's screen says, by what people call one of its things. */
export const resourceTexts = defineTexts({
  errorTitle: (others: string) => `We couldn’t load your ${others}`,
  add: (one: string) => `Add ${one}`,
  addTitle: (one: string) => `Add ${withArticle(one)}`,
  edit: (one: string) => `Edit ${one}`,
  save: (one: string) => `Save ${one}`,
  saved: (one: string, name: string) => `${capital(one)} ${name} saved`,
  taken: (one: string) => `${capital(withArticle(one))} with this name exists already.`,
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
  inBin: (others: string) => `${capital(others)} in the bin`,
  binEmptyTitle: 'The bin is empty',
  binError: 'We couldn’t load the bin',
  binned: 'Moved here',
  restore: 'Restore',
  deleteManyForEver: (count: number, one: string, others: string) =>
    plural(count, `Delete 1 ${one} for ever?`, `Delete # ${others} for ever?`),
  deletedForEver: (count: number, one: string, others: string) =>
    plural(count, `1 ${one} deleted for ever`, `# ${others} deleted for ever`),
  working: (count: number, one: string, others: string) =>
    plural(count, `Working on 1 ${one}`, `Working on # ${others}`),
  workingText: 'This keeps running by itself and takes a minute.',
  missing: (label: string) => `Enter ${withArticle(lower(label))}.`,
  number: (label: string) => `Enter ${withArticle(lower(label))} as a number.`,
  length: (label: string, least: number, most: string) =>
    least === 0
      ? `Enter ${withArticle(lower(label))} of at most ${most} characters.`
      : `Enter ${withArticle(lower(label))} of 1 to ${most} characters.`,
});
