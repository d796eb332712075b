import { useMutation } from '@apollo/client/react';
import { problemOf } from '../../lib/graph/problem';
import { Button } from '../../ui/button';
import { notify, notifyProblem } from '../../ui/toast/notify';
import { AutomationListDocument, UpdateAutomationDocument, type AutomationRowFragment } from './automations.generated';
import { automationsTexts as t } from './automations.texts';

/** Switches it on, pauses it, resumes it: the one step that is open to it. */
export function SwitchAutomation({ row, isWide = false }: { row: AutomationRowFragment; isWide?: boolean }) {
  const [update, { loading }] = useMutation(UpdateAutomationDocument, { refetchQueries: [AutomationListDocument] });
  if (row.state === 'archived') return null;
  const isOn = row.state === 'active';
  const lacksCaps = !isOn && (row.runMaxCost == null || row.monthCap == null);
  const label = isOn ? t.pause : row.state === 'paused' ? t.resume : t.switchOn;
  const go = async (): Promise<void> => {
    if (lacksCaps) return void notify({ kind: 'warning', title: t.capsFirst });
    const input = { state: isOn ? 'paused' : 'active', version: row.version };
    await update({ variables: { id: row.id, input } });
    notify({ kind: 'success', title: isOn ? t.isPaused(row.name) : t.isOn(row.name) });
  };
  return (
    <Button
      variant="outline"
      {...(!isWide && { 'aria-label': t.actOn(label, row.name) })}
      loading={loading}
      onClick={() => void go().catch((error: unknown) => notifyProblem(problemOf(error)))}
    >
      {label}
    </Button>
  );
}
