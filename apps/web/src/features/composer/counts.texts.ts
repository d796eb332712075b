import { plural } from '../../lib/i18n/texts';

/** "1 person", "1,284 people" */
export const people = (count: number): string => plural(count, '# person', '# people');
/** "1 part", "1,317 parts" */
export const parts = (count: number): string => plural(count, '# part', '# parts');
