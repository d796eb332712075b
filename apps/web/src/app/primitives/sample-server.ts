import { ApolloClient, ApolloLink, InMemoryCache, Observable } from '@apollo/client';
import { Kind } from 'graphql';
import type { SampleBinQuery, SampleRowFragment } from './samples.generated';
import { samplesTexts as t } from './samples.texts';

interface Asked {
  id?: string;
  query?: { filters?: { field: string; value: unknown }[] } | null;
  input?: { name?: string; colour?: string };
  selection?: { data?: string[] };
}
type Binned = NonNullable<SampleBinQuery['smsTemplatesTrash']>['data'][number];
type Answer = (asked: Asked) => unknown;

const colours = Object.keys(t.colours);
let rows: SampleRowFragment[] = t.names.map((name, at) => ({
  id: `label-${at}`,
  name,
  colour: colours[at % colours.length]!,
  count: (at * 37) % 100,
  version: 1,
}));
let binned: Binned[] = t.names.slice(0, 3).map((name, at) => ({
  id: `binned-${at}`,
  name,
  message: t.body,
  trashedAt: `2026-11-${18 - at}T00:14:00.000Z`,
}));

const listOf = (type: string, of: string, data: readonly object[]) => ({
  __typename: `${type}List`,
  data: data.map((row) => ({ __typename: of, ...row })),
  count: data.length,
  countIsExact: true,
  hasMore: false,
});
const affected = (count: number) => ({ __typename: 'BulkResult', affected: count });
const without = <Row extends { id: string }>(from: readonly Row[], { data = [] }: { data?: string[] } = {}): Row[] =>
  from.filter(({ id }) => !data.includes(id));

/** What the samples ask, by the field of the graph that answers it. */
const answers: Readonly<Record<string, Answer>> = {
  tags: ({ query }) => {
    const wanted = query?.filters?.find(({ field }) => field === 'name')?.value;
    return listOf(
      'Tag',
      'Tag',
      rows.filter(({ name }) => name.toLowerCase().includes(String(wanted ?? '').toLowerCase())),
    );
  },
  tag: ({ id }) => {
    const found = rows.find((row) => row.id === id);
    return found ? { __typename: 'Tag', ...found } : null;
  },
  createTag: ({ input }) => {
    const made = { id: `label-${rows.length}`, name: '', colour: colours[0]!, count: 0, version: 1, ...input };
    rows = [...rows, made];
    return { __typename: 'Tag', ...made };
  },
  updateTag: ({ id, input }) => {
    rows = rows.map((row) =>
      row.id === id
        ? { ...row, name: input?.name ?? row.name, colour: input?.colour ?? row.colour, version: row.version + 1 }
        : row,
    );
    return { __typename: 'Tag', ...rows.find((row) => row.id === id)! };
  },
  deleteTags: ({ selection }) => {
    const before = rows.length;
    rows = without(rows, selection);
    return affected(before - rows.length);
  },
  smsTemplatesTrash: () => listOf('SmsTemplate', 'SmsTemplate', binned),
  restoreSmsTemplates: ({ selection }) => {
    const before = binned.length;
    binned = without(binned, selection);
    return affected(before - binned.length);
  },
  directory: () => ({
    __typename: 'Directory',
    data: ['Sam Ng', 'Grace Nguyen'].map((name, at) => ({
      __typename: 'DirectoryEntry',
      id: `colleague-${at}`,
      name,
      status: 'active',
    })),
  }),
};

const link = new ApolloLink(
  ({ query, variables }) =>
    new Observable((observer) => {
      const [operation] = query.definitions;
      const [root] = operation?.kind === Kind.OPERATION_DEFINITION ? operation.selectionSet.selections : [];
      const name = root?.kind === Kind.FIELD ? root.name.value : '';
      queueMicrotask(() => {
        observer.next({ data: { [name]: answers[name]?.(variables as Asked) ?? null } });
        observer.complete();
      });
    }),
);

/** A graph of a few made-up rows in this page's memory: no server is asked. */
export const sampleClient = new ApolloClient({ cache: new InMemoryCache(), link });
