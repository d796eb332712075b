import { useQuery } from '@apollo/client/react';
import { CircleAlert } from 'lucide-react';
import { useEffect } from 'react';
import { ButtonLink } from '../../../ui/button';
import { SelectField } from '../../../ui/form/plain-fields';
import { Notice } from '../../../ui/notice';
import { ReplySendersDocument } from './reply.generated';
import { replyTexts as t } from './reply.texts';

const verified = {
  filters: [{ field: 'status', type: 'enum', operation: 'equals', value: 'verified' }],
  sortBy: 'name:asc',
  limit: 200,
};

/** Where the number that they wrote to cannot send any more: another of the business's, the first until one is chosen. */
export function SenderChoice({ chosen, onChoose }: { chosen: string | null; onChoose: (id: string) => void }) {
  const { data } = useQuery(ReplySendersDocument, { variables: { query: verified } });
  const senders = data?.callerIds?.data;
  const first = senders?.[0]?.id;
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
      options={senders.map(({ id, name }) => ({ value: id, label: name }))}
      bind={{
        name: 'sender',
        value: chosen ?? '',
        error: undefined,
        onChange: onChoose,
        onBlur: () => undefined,
      }}
    />
  );
}
