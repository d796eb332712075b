import { useApolloClient } from '@apollo/client/react';
import { CopyPlus } from 'lucide-react';
import { useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { problemOf } from '../../lib/graph/problem';
import { BarIcon } from '../../ui/list-page/bar/bar-icon';
import { notify, notifyProblem } from '../../ui/toast/notify';
import {
  DuplicateSmsTemplateDocument,
  SmsTemplateListDocument,
  type SmsTemplateRowFragment,
} from './sms-templates.generated';
import { smsTemplatesTexts as t } from './sms-templates.texts';

/** Makes a copy that is the person's own, and opens it. */
export function DuplicateTemplate({ row }: { row: SmsTemplateRowFragment }) {
  const client = useApolloClient();
  const navigate = useNavigate();
  const { search } = useLocation();
  const [isRunning, setRunning] = useState(false);
  // A second press comes before the first is drawn.
  const hasBegun = useRef(false);
  async function duplicate(): Promise<void> {
    if (hasBegun.current) return;
    hasBegun.current = true;
    setRunning(true);
    try {
      const { data } = await client.mutate({
        mutation: DuplicateSmsTemplateDocument,
        variables: { id: row.id },
        refetchQueries: [SmsTemplateListDocument],
      });
      const copy = data!.duplicateSmsTemplate!;
      notify({ kind: 'success', title: t.duplicated(copy.name) });
      await navigate(`/sms-templates/${copy.id}${search}`, { state: { keepScroll: true } });
    } catch (error) {
      notifyProblem(problemOf(error));
    } finally {
      hasBegun.current = false;
      setRunning(false);
    }
  }
  return (
    <BarIcon label={t.duplicateNamed(row.name)} loading={isRunning} onClick={() => void duplicate()}>
      <CopyPlus aria-hidden />
    </BarIcon>
  );
}
