import { useMutation } from '@apollo/client/react';
import { Archive } from 'lucide-react';
import { problemOf } from '../../lib/graph/problem';
import { Button } from '../../ui/button';
import { confirmTyped } from '../../ui/confirm/confirm-typed';
import { notify, notifyProblem } from '../../ui/toast/notify';
import { AutomationListDocument, UpdateAutomationDocument, type AutomationRowFragment } from './automations.generated';
import { automationsTexts as t } from './automations.texts';

/** Puts it away for ever, once that was asked: an archived one stays as it is, so that nothing could undo it. */
export function ArchiveAutomation({ row }: { row: AutomationRowFragment }) {
  const [update, { loading }] = useMutation(UpdateAutomationDocument, { refetchQueries: [AutomationListDocument] });
  if (row.state === 'archived') return null;
  const go = async (): Promise<void> => {
    const { title, text, action, done } = t.archiving;
    if (!(await confirmTyped({ title: title(row.name), text, action }))) return;
    await update({ variables: { id: row.id, input: { state: 'archived', version: row.version } } });
    notify({ kind: 'success', title: done(row.name) });
  };
  return (
    <Button loading={loading} onClick={() => void go().catch((error: unknown) => notifyProblem(problemOf(error)))}>
      <Archive aria-hidden />
      {t.archive}
    </Button>
  );
}
