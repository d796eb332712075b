import { CircleAlert } from 'lucide-react';
import { useEffect } from 'react';
import { useSenderOptions } from '../../../domain/senders/use-sender-options';
import { ButtonLink } from '../../../ui/button';
import { plainBind } from '../../../ui/form/fields/plain-bind';
import { SelectField } from '../../../ui/form/fields/plain-fields';
import { Notice } from '../../../ui/notice';
import { replyTexts as t } from './reply.texts';

/** Where the number that they wrote to cannot send any more: another of the business's, the first until one is chosen. */
export function SenderChoice({ chosen, onChoose }: { chosen: string | null; onChoose: (id: string) => void }) {
  const senders = useSenderOptions(chosen);
  const first = senders?.[0]?.value;
  useEffect(() => {
    if (chosen === null && first !== undefined) onChoose(first);
  }, [chosen, first, onChoose]);
  if (senders === undefined) return null;
  if (senders.length === 0)
    return (
      <Notice
        icon={CircleAlert}
        tone="amber"
        title={t.senderHelp}
        actions={
          <ButtonLink size="sm" to="/caller-ids">
            {t.toSenders}
          </ButtonLink>
        }
      >
        {t.noSender}
      </Notice>
    );
  return (
    <SelectField
      label={t.sender}
      help={t.senderHelp}
      options={senders}
      bind={plainBind('sender', chosen ?? '', onChoose)}
    />
  );
}
