import { useApolloClient } from '@apollo/client/react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { Members } from '../../lib/graph/members';
import { problemOf } from '../../lib/graph/problem';
import { confirmTyped } from '../confirm/confirm-typed';
import { useKeptForm } from '../form/state/use-kept-form';
import { notify, notifyProblem } from '../toast/notify';
import { binRows } from './bin-rows';
import { initialValues, inputOf, offered, rulesFor, type Values } from './members';
import type { Filled, FormParts, ResourceScreen } from './resource-screen';
import { resourceTexts as t } from './resource.texts';
import { useSaveRow } from './use-save-row';

/**
 * The form of a row at its address, for every resource: makes or changes it, and takes it away. Where somebody else was
 * quicker it is drawn anew over their row, and says what is theirs.
 */
export function useRowForm<Data, Row extends Filled<M>, One, Input, M extends Members>(
  screen: ResourceScreen<Data, Row, One, Input, M>,
  row: Row | null,
) {
  const client = useApolloClient();
  const navigate = useNavigate();
  const { search } = useLocation();
  const { path, texts, named } = screen;
  const useParts = screen.useParts ?? (() => partsOf(screen, row));
  const { one, other } = texts.noun;
  const address = `${path}/${row?.id ?? 'new'}`;
  const parts = useParts(row);
  const close = (): void => void navigate(`${path}${search}`, { state: { keepScroll: true } });
  const save = useSaveRow({
    address,
    row,
    one: screen.one.document,
    create: screen.create,
    update: screen.update,
    reads: [screen.list.document],
    taken: { field: named, words: t.taken(one) },
  });
  const form = useKeptForm<Values>({
    address,
    initial: parts.initial,
    rules: parts.rules,
    submit: async (values) => {
      await save(values, parts.initial, parts.input(values));
      notify({ kind: 'success', title: t.saved(one, String(values[named] ?? row?.[named]).trim()) });
      close();
    },
  });

  /** Puts it into the bin, or, where there is none, deletes it once its name was typed. */
  async function remove(gone: Row): Promise<void> {
    const name = String(gone[named]);
    const chosen = { ids: [gone.id], count: 1 };
    if (screen.bin !== undefined) await binRows(client, screen, chosen);
    else {
      const action = t.deleteForEver;
      const isMeant = await confirmTyped({
        title: t.deleteTitle(one, name),
        text: texts.deleteText,
        word: name,
        action,
      });
      if (!isMeant) return;
      if (screen.deleteOne !== undefined)
        await client.mutate({ mutation: screen.deleteOne, variables: { id: gone.id } });
      else await client.mutate({ mutation: screen.deleteMany!, variables: { selection: { data: chosen.ids } } });
      notify({ kind: 'success', title: t.deleted(1, one, other) });
    }
    form.forget();
    close();
    await client.refetchQueries({ include: [screen.list.document] });
  }

  const labels: Readonly<Record<string, string>> = texts.fields;
  const theirs = form.theirsAs((name) => labels[name]);
  return {
    form,
    conflict: theirs ? { theirs } : null,
    remove: (gone: Row): void => void remove(gone).catch((error: unknown) => notifyProblem(problemOf(error))),
  };
}

/** Of its members alone. */
function partsOf<Data, Row extends Filled<M>, One, Input, M extends Members>(
  { members: all, initial, texts }: ResourceScreen<Data, Row, One, Input, M>,
  row: Row | null,
): FormParts<Input> {
  const members = offered(all, row);
  return {
    initial: { ...initialValues(members, row), ...(row === null ? initial : undefined) },
    rules: rulesFor(members, texts.fields),
    // The members are those of the input, whose types the compiler cannot follow here.
    input: (values) => inputOf(members, values) as Input,
  };
}
