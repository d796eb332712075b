import { Flex } from '@chakra-ui/react/flex';
import { Skeleton } from '@chakra-ui/react/skeleton';
import { Stack } from '@chakra-ui/react/stack';
import { SearchX } from 'lucide-react';
import { useId, type FormEvent, type KeyboardEvent, type ReactNode, type RefObject } from 'react';
import type { Problem } from '../../../lib/graph/problem';
import { Button } from '../../button';
import { FormProblem } from '../../form/form-problem';
import { KeptNotice } from '../../form/kept-notice';
import type { Theirs } from '../../form/state/use-kept-form';
import { ErrorState, StatePanel } from '../../states/state-panel';
import { listTexts as t } from '../list-page.texts';
import { RowDrawer } from './row-drawer';

interface RowFormProps {
  title: string;
  listPath: string;
  /** `RowDrawer`'s. */
  closeTo?: string;
  rowId?: string;
  /** `useKeptForm`'s. */
  form: {
    ref: RefObject<HTMLFormElement | null>;
    onSubmit: (event?: FormEvent) => Promise<void>;
    isSubmitting: boolean;
    problem: Problem | null;
    isKept: boolean;
    startOver: () => void;
  };
  save: string;
  /** Somebody else was quicker: what they made of the members that were typed over. */
  conflict?: { theirs: readonly Theirs[] } | null;
  /** At the other end of the foot: what takes the row away. */
  aside?: ReactNode;
  /** Nothing of it can be changed by who looks at it. */
  isReadOnly?: boolean;
  /** It was asked for, and is not what a row opens with: one begins to write at once. */
  isAsked?: boolean;
  children: ReactNode;
}

/** In a form letters are never commands, be it a box or a button that has the focus: C would lead out of it. */
const keepLetters = (event: KeyboardEvent): void => {
  if (event.key.length === 1 && !event.metaKey && !event.ctrlKey && !event.altKey) event.stopPropagation();
};

/** A row's form in its drawer: the fields in one column, what went wrong over them. E leads to the first, ⌘Enter saves. */
export function RowForm({
  title,
  listPath,
  closeTo,
  rowId,
  form,
  save,
  conflict,
  aside,
  isAsked,
  isReadOnly,
  children,
}: RowFormProps) {
  const id = useId();
  const firstField = (): HTMLElement | null =>
    form.ref.current?.querySelector<HTMLElement>('input:not([readonly]), select, textarea') ?? null;
  return (
    <RowDrawer
      title={title}
      listPath={listPath}
      {...(closeTo !== undefined && { closeTo })}
      {...(rowId !== undefined && { rowId })}
      onEdit={() => firstField()?.focus()}
      {...((isAsked || rowId === undefined || form.isKept) && { begin: firstField })}
      footer={
        <Flex w="full" onKeyDown={keepLetters} justify="space-between" gap="3">
          {aside ?? <span />}
          {!isReadOnly && (
            <Button type="submit" form={id} variant="solid" loading={form.isSubmitting}>
              {save}
            </Button>
          )}
        </Flex>
      }
    >
      <form
        id={id}
        ref={form.ref}
        noValidate
        onSubmit={(event) => void form.onSubmit(event)}
        onKeyDown={(event) => {
          keepLetters(event);
          if ((event.metaKey || event.ctrlKey) && event.key === 'Enter') void form.onSubmit(event);
        }}
      >
        <Stack gap="4" pb="2">
          <FormProblem problem={form.problem} />
          <KeptNotice form={form} conflict={conflict ?? null} />
          {children}
        </Stack>
      </form>
    </RowDrawer>
  );
}

/** Before the row is there: the drawer with fields to come, or why there are none. */
export function RowPending({
  title,
  listPath,
  rowId,
  problem,
  isGone,
  onRetry,
}: {
  title: string;
  listPath: string;
  /** None of a new one. */
  rowId?: string | undefined;
  problem: Problem | null;
  isGone: boolean;
  onRetry: () => void;
}) {
  return (
    <RowDrawer title={title} listPath={listPath} {...(rowId !== undefined && { rowId })}>
      {isGone || problem?.code === 'not-found' || problem?.code === 'invalid-input' ? (
        <StatePanel icon={SearchX} tone="grey" title={t.rowGoneTitle}>
          {t.rowGone}
        </StatePanel>
      ) : problem !== null ? (
        <ErrorState title={t.rowError} problem={problem} onRetry={onRetry} />
      ) : (
        <Stack gap="5" aria-busy animation="fade-in 120ms 200ms both">
          {[0, 1, 2, 3].map((field) => (
            <Stack key={field} gap="2">
              <Skeleton h="3" w="90px" />
              <Skeleton h="9" borderRadius="control" />
            </Stack>
          ))}
        </Stack>
      )}
    </RowDrawer>
  );
}
