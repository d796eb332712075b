import { useApolloClient, useQuery } from '@apollo/client/react';
import { Text } from '@chakra-ui/react/text';
import { CloudOff, Eye } from 'lucide-react';
import { useState } from 'react';
import { clock } from '../../../lib/clock';
import { formatWhen } from '../../../lib/format/time';
import { problemOf } from '../../../lib/graph/problem';
import { activityPath } from '../../../lib/paths';
import { useTimeZone } from '../../../lib/session/session';
import { Button, Link } from '../../../ui/button';
import { SectionCard } from '../../../ui/detail/section-card';
import { Notice } from '../../../ui/notice';
import { notify } from '../../../ui/toast/notify';
import { uiTexts } from '../../../ui/ui.texts';
import { securityTexts } from '../security.texts';
import { useOnce } from '../use-once';
import { AllowForm } from './allow-form';
import { EndSupportDocument, SupportAccessDocument } from './support.generated';

const t = securityTexts.support;
/** Who did what, as far as it was support. */
const supportActivityPath = `${activityPath}&filters=${encodeURIComponent(
  JSON.stringify([{ field: 'actorKind', type: 'enum', operation: 'one', value: ['support'] }]),
)}`;

/** Whether Bellbird's support may look, until when, and who looked. It fails alone: the account's own parts stay. */
export function SupportCard() {
  const client = useApolloClient();
  const timeZone = useTimeZone();
  const { data, error, refetch } = useQuery(SupportAccessDocument);
  const reload = (): void => void refetch().catch(() => undefined);
  const access = data?.supportAccess ?? null;
  const isKnown = data !== undefined;
  const { running, once } = useOnce();
  const [isOpen, setOpen] = useState(false);
  async function end(): Promise<void> {
    await client.mutate({ mutation: EndSupportDocument });
    notify({ kind: 'success', title: t.ended });
    reload();
  }
  return (
    <SectionCard
      title={t.title}
      actions={
        isKnown &&
        access === null &&
        !isOpen && (
          <Button size="sm" onClick={() => setOpen(true)}>
            {t.letIn}
          </Button>
        )
      }
    >
      <Text color="textSecond" fontSize="small" mb="3">
        {t.lead}
      </Text>
      {error && !isKnown && (
        <Notice
          role="alert"
          tone="red"
          icon={CloudOff}
          actions={
            <Button size="sm" onClick={reload}>
              {uiTexts.tryAgain}
            </Button>
          }
        >
          {problemOf(error).message}
        </Notice>
      )}
      {access !== null && (
        <Notice
          tone="amber"
          icon={Eye}
          title={t.until(formatWhen(access.until, timeZone, clock.now()))}
          actions={
            <Button size="sm" loading={running === 'end'} onClick={() => once('end', end)}>
              {t.end}
            </Button>
          }
        >
          {t.by(access.grantedBy)} {access.reason}
        </Notice>
      )}
      {access === null && isOpen && <AllowForm onClose={() => setOpen(false)} onChange={reload} />}
      <Text mt="3" fontSize="small">
        <Link to={supportActivityPath} display="inline-block" py={{ base: '3', md: 0 }}>
          {t.activity}
        </Link>
      </Text>
    </SectionCard>
  );
}
