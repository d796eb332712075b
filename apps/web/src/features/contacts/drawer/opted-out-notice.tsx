import { useQuery } from '@apollo/client/react';
import { BellOff } from 'lucide-react';
import { clock } from '../../../lib/clock';
import { formatPhone } from '../../../lib/format/phone';
import { formatWhen } from '../../../lib/format/time';
import { useTimeZone } from '../../../lib/session/session';
import { Notice } from '../../../ui/notice';
import { contactsTexts as t } from '../contacts.texts';
import { LastWordDocument } from './contact.generated';

/** In the place of the button that texts them: that they opted out, and when and to which number where they texted it. */
export function OptedOutNotice({ name, phone }: { name: string; phone: string }) {
  const timeZone = useTimeZone();
  const { data } = useQuery(LastWordDocument, {
    variables: {
      query: {
        filters: [
          { field: 'from', type: 'text', operation: 'equals', value: phone },
          { field: 'keyword', type: 'enum', operation: 'one', value: ['stop', 'start'] },
        ],
        sortBy: 'receivedAt:desc',
        limit: 1,
      },
    },
    errorPolicy: 'ignore',
  });
  const last = data?.inboundSmsList?.data[0];
  // Who said START since, and is out all the same, was put there otherwise.
  const stop = last?.keyword === 'stop' ? last : undefined;
  const title = stop ? t.stopped(name, formatWhen(stop.receivedAt, timeZone, clock.now())) : t.optedOut(name);
  return (
    <Notice tone="grey" icon={BellOff} title={title}>
      {stop ? t.stoppedTo(formatPhone(stop.to)) : t.optedOutText}
    </Notice>
  );
}
