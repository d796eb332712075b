import type { TypedDocumentNode } from '@apollo/client';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Permission } from '../../lib/session/session';
import type { Condition, Filter, FilterField, FiltersMatch } from '../filter/filter';
import type { ValuesDocument } from '../filter/use-values-of';

/** What every list of the graph takes. */
export interface ListQuery {
  sortBy?: string | null;
  filters?: unknown;
  filtersMatch?: FiltersMatch | null;
  skip?: number | null;
  limit?: number | null;
}
export interface ListVariables {
  query?: ListQuery | null;
}
/** What every list of the graph answers. */
export interface ListAnswer<Row> {
  data: readonly Row[];
  count: number;
  countIsExact: boolean;
  hasMore: boolean;
}

export interface Column<Row> {
  key: string;
  label: string;
  cell: (row: Row) => ReactNode;
  /** The API's field to sort by; without one the heading is no button. */
  sortBy?: string;
  /** Numbers stand right. */
  align?: 'end';
  /** Whether all figures are of one width, as amounts, counts, phones and times want it: those that stand right, unless said. Never of names and dates, whose hyphens it parts. */
  figures?: boolean;
  /** CSS width; shared by what is left where not given. */
  width?: string;
  /** Offered under "Columns", not shown at first. */
  isExtra?: boolean;
  /** Goes before the others where there is no room for all. */
  isSpare?: true;
  /** Its cells may have a second line: every row of the table is as high as that. */
  hasTwoLines?: true;
  /** Its cells begin with initials: so do those of the skeleton. */
  hasInitials?: true;
}

/** Which rows a bulk action is for: those picked on the page, or all that the filters leave. Becomes `Selection` of the graph. */
export type Chosen =
  { ids: readonly string[]; count: number } | { filters: readonly Filter[]; filtersMatch: FiltersMatch; count: number };

export interface BulkAction {
  label: string;
  icon: LucideIcon;
  permission?: Permission;
  isDanger?: boolean;
  /** Why it cannot be done with so many, in a few words that stand beside it; null where it can. */
  whyNot?: (count: number) => string | null;
  /** Does it, says so by a toast, offers undo where there is one. The list is loaded anew after it. False: nothing was done, the selection stays. */
  run: (chosen: Chosen) => Promise<void | false>;
}

/** What adds a row: a button beside the title, an icon there on a phone, the thing to do in an empty list. */
export interface ListAdd {
  label: string;
  icon: LucideIcon;
  to: string;
  /** Beside it something else on the screen is what one comes for. */
  isQuiet?: true;
}

/** What can be done with the list as a whole, beside adding to it: leads somewhere or does something. */
export type ListAction = {
  label: string;
  icon: LucideIcon;
  /** Offered where the list has no rows, too: the bin may hold some. */
  isForEmpty?: true;
} & ({ to: string } | { run: () => void });

/** What orders a file of a list, and what notices of that file call its rows. */
export interface Exporting {
  document: TypedDocumentNode<Record<string, { id: string } | null | undefined>, ListVariables>;
  resource: string;
  permission?: Permission;
}

/**
 * A resource's list screen as a declaration: what `ListPage` shows as table on a desk, as cards on a phone, with filter
 * sentence, search, sort, pages, columns, bulk bar and all states. Page, sort, filters and search live in the address.
 */
export interface ListDeclaration<Data, Row extends { id: string }> {
  /** Names what is kept for the person (columns): `contacts`. */
  name: string;
  document: TypedDocumentNode<Data, ListVariables>;
  select: (data: Data) => ListAnswer<Row> | null | undefined;
  columns: readonly Column<Row>[];
  /** One row on a phone. */
  card: (row: Row) => ReactNode;
  /** How a row is called to a screen reader, in its checkbox. */
  nameOf: (row: Row) => string;
  /** What is being listed, in the words of counts: "3 contacts". */
  noun: { one: string; other: string };
  defaultSort?: string;
  /** Always in the query, never in the sentence: `status` of drafts. */
  always?: readonly Filter[];
  /** In the query until the sentence says something of the same field: all but what was archived. */
  atFirst?: readonly Condition[];
  /** In the query while nothing narrows the list: leaves out rows for which others stand, as the newest run for all before. */
  folds?: readonly Condition[];
  /** What the search box looks for. */
  search?: { placeholder: string; filter: (text: string) => Filter };
  filterFields?: readonly FilterField[];
  /** Asks what stands in a field, for filters that choose among it. */
  values?: ValuesDocument;
  /** Where a row leads: a page, or this list with its drawer open. */
  rowTo?: (row: Row) => string;
  bulk?: readonly BulkAction[];
  /** Offers a file of what the list shows. */
  exporting?: Exporting;
  /** At the end of a row: what can be done with it alone. */
  rowActions?: (row: Row) => ReactNode;
  /** How many icon buttons those are at most, for the room they get; default 3, or a word or two. */
  rowActionCount?: 1 | 2 | 3;
  /** The same on a phone alone, where there is no drawer beside the rows. */
  cardActions?: (row: Row) => ReactNode;
  /** How the filter's sentence begins and counts, where the noun is not what people say: "Show people where", "214 people". */
  sentence?: { lead: string; one: string; other: string };
  /** Beside the filter's count while there are conditions: "Save segment". */
  filterActions?: (filters: readonly Filter[], filtersMatch: FiltersMatch) => ReactNode;
  empty: { icon: LucideIcon; title: string; text: string; actions?: ReactNode };
  /** What it takes to see the list, where not every member does. */
  permission?: Permission;
  errorTitle: string;
}
