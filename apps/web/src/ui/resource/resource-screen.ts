import type { TypedDocumentNode } from '@apollo/client';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Members } from '../../lib/graph/members';
import type { Permission, SessionUser } from '../../lib/session/session';
import type { Rules, useForm } from '../form/state/use-form';
import type { ListAction, ListDeclaration } from '../list-page/list-declaration';
import type { selectionOf } from '../list-page/picking/selection';
import type { Labels, Values } from './members';

/** What a change of a row names: which one, and as of which version. */
interface Editable {
  id: string;
  version: number;
}
/** A row that has all its form's members: one that its query left out would be shown as empty, and saved as empty. */
export type Filled<M extends Members> = Editable & Readonly<Record<keyof M, unknown>>;
export type ResourceForm = ReturnType<typeof useForm<Values>>;
/** What a form begins with, what is wrong with what was typed, and what of it is sent. */
export interface FormParts<Input> {
  initial: Values;
  rules: Rules<Values>;
  input: (values: Values) => Input;
}
type Selection = ReturnType<typeof selectionOf>;
/** What does something with many rows. */
type OfMany = TypedDocumentNode<Record<string, { affected: number } | null | undefined>, { selection: Selection }>;

/** What a screen says that is its own; all else follows from `noun`. */
export interface ScreenTexts<M extends Members> {
  title: string;
  lead: string;
  noun: { one: string; other: string };
  search: string;
  emptyTitle: string;
  emptyText: string;
  /** What a deletion takes with it. */
  deleteText: string;
  fields: Labels<M>;
}

/**
 * A resource's screens as a declaration: its list with search, sort, pages, deletion of many and all states, and the
 * drawer in which one is made, changed and deleted. The form's members, their bounds and what is required follow from
 * the columns of the resource (`inputs.generated.ts`).
 */
export interface ResourceScreen<Data, Row extends Filled<M>, One, Input, M extends Members> {
  /** The list's own path; a row is below it by its id, a new one by `new`. */
  path: string;
  /** Who may make, change and delete. */
  permission: Permission;
  icon: LucideIcon;
  texts: ScreenTexts<M>;
  members: M;
  /** The member that names a row: it is searched, and typed to delete one. */
  named: keyof M & keyof Row & string;
  /** `rowActions` and the file of `exporting` are for who may change rows. */
  list: Pick<ListDeclaration<Data, Row>, 'document' | 'select' | 'columns' | 'card'> &
    Partial<
      Pick<
        ListDeclaration<Data, Row>,
        'defaultSort' | 'filterFields' | 'values' | 'rowActions' | 'rowActionCount' | 'atFirst' | 'exporting'
      >
    >;
  /** What else the list leads to. */
  more?: readonly ListAction[];
  one: { document: TypedDocumentNode<One, { id: string }>; select: (data: One) => Row | null | undefined };
  create: TypedDocumentNode<unknown, { input: Input }>;
  update: TypedDocumentNode<unknown, { id: string; input: Input & { version: number } }>;
  /** Takes rows away: into their bin where there is one, else for ever, which is asked for twice. */
  deleteMany?: OfMany;
  /** Where rows go one by one alone, for ever. */
  deleteOne?: TypedDocumentNode<unknown, { id: string }>;
  /** Where what is deleted can come back: its page, what brings it back, and what is said of those that did not come. */
  bin?: { path: string; restore: OfMany; restoreClash: string };
  /** Draws the fields of the members where one by the kind of each does not do, as for a colour. No other members are sent. */
  fields?: (form: ResourceForm, row: Row | null) => ReactNode;
  /**
   * What somebody may do with a row, where that is not the same for all: see it, change it, or also delete and share it.
   * Of a row that they only see, `fields` draws what it holds.
   */
  levelOf?: (row: Row, user: SessionUser) => 'view' | 'modify' | 'all';
  /** Whether a row stays as it is: it can only be looked at, and deleted. */
  isOver?: (row: Row) => boolean;
  /** What its form holds, where that is more than its members: a list written as lines, a rule that knows other rows. */
  useParts?: (row: Row | null) => FormParts<Input>;
  /** What the fields of a new one begin with; those that are not named begin empty. */
  initial?: Values;
}

/** The same, with its types read off its documents. */
export const defineScreen = <Data, Row extends Filled<M>, One, Input, M extends Members>(
  screen: ResourceScreen<Data, Row, One, Input, M>,
): ResourceScreen<Data, Row, One, Input, M> => screen;
