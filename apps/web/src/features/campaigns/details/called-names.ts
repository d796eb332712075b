import { detailsTexts as t } from './details.texts';

/** What each is called: by the first name; two who share it by the whole. */
export function calledNames(people: readonly { name: string | null }[]): string[] {
  const firsts = people.map(({ name }) => name?.trim().split(/\s/)[0]);
  return people.map(({ name }, at) => {
    const first = firsts[at];
    if (!name || !first) return t.message.someone;
    return firsts.indexOf(first) === firsts.lastIndexOf(first) ? first : name;
  });
}
