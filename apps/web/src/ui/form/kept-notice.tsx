import { Box } from '@chakra-ui/react/box';
import { History, Users } from 'lucide-react';
import type { Problem } from '../../lib/graph/problem';
import { Button } from '../button';
import { Notice } from '../notice';
import { formTexts as t } from './form.texts';
import type { Theirs } from './state/use-kept-form';

interface KeptNoticeProps {
  /** `useKeptForm`'s. */
  form: { isKept: boolean; problem: Problem | null; startOver: () => void };
  /** Somebody else was quicker: what they made of the members that were typed over. */
  conflict?: { theirs: readonly Theirs[] } | null;
}

/** That a form holds what was typed before: last time, or before somebody else saved the same. */
export function KeptNotice({ form, conflict = null }: KeptNoticeProps) {
  if (!form.isKept || form.problem !== null) return null;
  const startOver = (
    <Button size="sm" onClick={form.startOver}>
      {conflict === null ? t.startOver : t.takeTheirs}
    </Button>
  );
  return conflict === null ? (
    <Notice role="status" tone="brand" icon={History} actions={startOver}>
      {t.kept}
    </Notice>
  ) : (
    <Notice role="alert" tone="amber" icon={Users} title={t.conflictTitle} actions={startOver}>
      {t.conflict}
      {conflict.theirs.map(({ label, value }) => (
        <Box key={label}>{value === null ? t.theyChanged(label) : t.theirs(label, value)}</Box>
      ))}
    </Notice>
  );
}
