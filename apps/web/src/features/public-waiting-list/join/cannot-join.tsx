import { Text } from '@chakra-ui/react/text';
import { DoorClosed } from 'lucide-react';
import { useEffect, useState } from 'react';
import { callGraph } from '../../../lib/graph/call-graph';
import { useNow } from '../../../lib/use-now';
import { StatePanel } from '../../../ui/states/state-panel';
import type { OpenList } from '../use-list';
import { cannotJoinTexts as t } from './cannot-join.texts';
import { hoursInWords } from './hours-in-words';
import { PublicHoursDocument, type PublicHoursQuery } from './opening-hours.generated';
import { whyInWords } from './why-in-words';
import type { Why } from './why-not';

/** Why nobody can join now, and when the business is open. */
export default function CannotJoin({ tenantUuid, list, why }: { tenantUuid: string; list: OpenList; why: Why }) {
  const [hours, setHours] = useState<NonNullable<PublicHoursQuery['publicProfile']> | null>(null);
  const now = useNow(60_000);
  useEffect(() => {
    let isShown = true;
    callGraph(PublicHoursDocument, { tenantUuid }).then(
      ({ publicProfile }) => isShown && setHours(publicProfile),
      // They stand beside what is to be said, and are left out.
      () => undefined,
    );
    return () => {
      isShown = false;
    };
  }, [tenantUuid]);
  return (
    <StatePanel
      isPage
      icon={DoorClosed}
      tone="grey"
      title={t.titles[why]}
      foot={hours && hoursInWords(hours, now).map((line) => <Text key={line}>{line}</Text>)}
    >
      {whyInWords(why, list)}
    </StatePanel>
  );
}
