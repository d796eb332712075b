import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { Skeleton } from '@chakra-ui/react/skeleton';
import { Stack } from '@chakra-ui/react/stack';
import { History, SearchX, Users } from 'lucide-react';
import { useId, type FormEvent, type KeyboardEvent, type ReactNode, type RefObject } from 'react';
import type { Problem } from '../../../lib/graph/problem';
import { Button } from '../../button';
import { FormProblem } from '../../form/form-problem';
import { formTexts } from '../../form/form.texts';
import { Notice } from '../../notice';
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
  conflict?: { theirs: readonly { label: string; value: string }[] } | null;
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
        <Flex w="full" onKeyDown={keepLetters} justify="space-between" gap="12px">
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
        <Stack gap="16px" pb="8px">
          <FormProblem problem={form.problem} />
          {form.isKept && form.problem == null && <Kept conflict={conflict ?? null} onStartOver={form.startOver} />}
          {children}
        </Stack>
      </form>
    </RowDrawer>
  );
}

/** That the form holds what was typed before: last time, or before somebody else saved the row. */
function Kept({
  conflict,
  onStartOver,
}: {
  conflict: NonNullable<RowFormProps['conflict']> | null;
  onStartOver: () => void;
}) {
  const startOver = (
    <Button size="sm" onClick={onStartOver}>
      {conflict === null ? formTexts.startOver : formTexts.takeTheirs}
    </Button>
  );
  return conflict === null ? (
    <Notice role="status" tone="brand" icon={History} actions={startOver}>
      {formTexts.kept}
    </Notice>
  ) : (
    <Notice role="alert" tone="amber" icon={Users} title={formTexts.conflictTitle} actions={startOver}>
      {formTexts.conflict}
      {conflict.theirs.map(({ label, value }) => (
        <Box key={label}>{formTexts.theirs(label, value)}</Box>
      ))}
    </Notice>
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
  rowId: string;
  problem: Problem | null;
  isGone: boolean;
  onRetry: () => void;
}) {
  return (
    <RowDrawer title={title} listPath={listPath} rowId={rowId}>
      {isGone || problem?.code === 'not-found' || problem?.code === 'invalid-input' ? (
        <StatePanel icon={SearchX} tone="grey" title={t.rowGoneTitle}>
          {t.rowGone}
        </StatePanel>
      ) : problem !== null ? (
        <ErrorState title={t.rowError} problem={problem} onRetry={onRetry} />
      ) : (
        <Stack gap="20px" aria-busy animation="fade-in 120ms 200ms both">
          {[0, 1, 2, 3].map((field) => (
            <Stack key={field} gap="8px">
              <Skeleton h="12px" w="90px" />
              <Skeleton h="36px" borderRadius="control" />
            </Stack>
          ))}
        </Stack>
      )}
    </RowDrawer>
  );
}
