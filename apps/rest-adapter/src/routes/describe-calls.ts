type Call =
  | 'list'
  | 'query'
  | 'create'
  | 'deleteMany'
  | 'count'
  | 'countWithFilters'
  | 'values'
  | 'export'
  | 'exportJob'
  | 'bulkJob'
  | 'trash'
  | 'restoreMany'
  | 'restore'
  | 'get'
  | 'update'
  | 'delete';

/** 'an inbound SMS', 'a user' */
export const withArticle = (word: string): string => `${/^[aeio]/i.test(word) ? 'an' : 'a'} ${word}`;

/** What the generic calls do, for whoever reads the documentation. */
export function describeCalls(
  [word, plural]: readonly [one: string, many: string],
  trashable: boolean,
): Readonly<Record<Call, string>> {
  const fate = trashable
    ? 'They go to the trash; with trash=true it acts inside the trash, for ever.'
    : 'They are gone for ever.';
  const one = trashable
    ? 'It goes to the trash; with trash=true it acts inside the trash, for ever.'
    : 'It is gone for ever.';
  return {
    list: `A page of the ${plural} that you may see, newest first unless sortBy says otherwise. The Link header leads to the next page, and stays fast however deep it goes.`,
    query: `The same answer as GET, for queries that are too long for an address. Nothing is changed. POST the same body to the address of the Link header for the next page.`,
    create: `Makes ${withArticle(word)} and answers it.`,
    deleteMany: `Deletes ${plural} by ids or by filters; empty filters need "all": true. ${fate} Over 10,000 it becomes a job, and the Location header says where to look.`,
    count: `How many ${plural} you may see in all.`,
    countWithFilters: `How many ${plural} the filters leave. The other members of a list query are taken and change nothing.`,
    values: `The 50 most frequent values of a field among the ${plural} that match the filters, each with how many have it. With search, only values that contain it. The field is of type text, enum, tags, category or boolean. Empty values are left out; a boolean that nobody set is "undetermined". Values that differ in case alone count as one.`,
    export: `Writes the ${plural} that the list query leaves to a CSV file, in its order. The query stands in the query string or in the body. Ask the address of the Location header until the file is ready; you get a notification, too.`,
    exportJob: 'How far the export is. Once it is completed, url is a signed link to the file, good until expiresAt.',
    bulkJob: 'How far the bulk change is. Once it is completed, affected is final.',
    trash: `A page of the ${plural} in the trash. It takes the same list query as the list itself.`,
    restoreMany: `Takes ${plural} out of the trash by ids or by filters; empty filters need "all": true. Over 10,000 it becomes a job.`,
    restore: `Takes ${withArticle(word)} out of the trash and answers it.`,
    get: `One ${word} by its id. One that belongs to another business answers like one that does not exist.`,
    update: `Changes the members that are given and answers the whole ${word}. With version, an old version is refused with 409.`,
    delete: `Deletes ${withArticle(word)}. ${one}`,
  };
}
