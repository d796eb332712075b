import { Flex } from '@chakra-ui/react/flex';
import { Skeleton } from '@chakra-ui/react/skeleton';
import { Stack } from '@chakra-ui/react/stack';
import { History, SearchX } from 'lucide-react';
import { useId, type FormEvent, type ReactNode, type RefObject } from 'react';
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
  /** At the other end of the foot: what takes the row away. */
  aside?: ReactNode;
  children: ReactNode;
}

/** A row's form in its drawer: the fields in one column, what went wrong over them. ⌘Enter saves. */
export function RowForm({ title, listPath, rowId, form, save, aside, children }: RowFormProps) {
  const id = useId();
  return (
    <RowDrawer
      title={title}
      listPath={listPath}
      {...(rowId !== undefined && { rowId })}
      footer={
        <Flex w="full" justify="space-between" gap="12px">
          {aside ?? <span />}
          <Button
            type="submit"
            form={id}
            variant="solid"
            minH={{ base: '44px', md: '36px' }}
            loading={form.isSubmitting}
          >
            {save}
          </Button>
        </Flex>
      }
    >
      <form
        id={id}
        ref={form.ref}
        noValidate
        onSubmit={(event) => void form.onSubmit(event)}
        onKeyDown={(event) => (event.metaKey || event.ctrlKey) && event.key === 'Enter' && void form.onSubmit(event)}
      >
        <Stack gap="16px" pb="8px">
          <FormProblem problem={form.problem} />
          {form.isKept && form.problem == null && (
            <Notice
              role="status"
              tone="brand"
              icon={History}
              actions={
                <Button size="sm" minH={{ base: '44px', md: '30px' }} onClick={form.startOver}>
                  {formTexts.startOver}
                </Button>
              }
            >
              {formTexts.kept}
            </Notice>
          )}
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
