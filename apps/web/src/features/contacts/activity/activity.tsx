import { useQuery } from '@apollo/client/react';
import { Box } from '@chakra-ui/react/box';
import { Span } from '@chakra-ui/react/span';
import { Text } from '@chakra-ui/react/text';
import { useState } from 'react';
import { clock } from '../../../lib/clock';
import { formatWhen } from '../../../lib/format/time';
import { problemOf } from '../../../lib/graph/problem';
import { campaignPath } from '../../../lib/paths';
import { useTimeZone } from '../../../lib/session/session';
import { Button, Link } from '../../../ui/button';
import { Segmented } from '../../../ui/choice/segmented';
import { Timeline } from '../../../ui/detail/timeline';
import { ErrorState } from '../../../ui/states/state-panel';
import { notifyProblem } from '../../../ui/toast/notify';
import { ContactActivityDocument, type ActivityEntryFragment } from './activity.generated';
import { activityTexts as t } from './activity.texts';
import { entryLook } from './entry-look';

const kindsOf: Readonly<Record<'all' | 'texts' | 'consent' | 'visits', string[] | null>> = {
  all: null,
  texts: ['text', 'reply', 'click'],
  consent: ['opt-in', 'opt-out', 'hold'],
  visits: ['turn', 'feedback'],
};
type Group = keyof typeof kindsOf;
const groups = (Object.keys(kindsOf) as Group[]).map((value) => ({ value, label: t.groups[value] }));
const pageSize = 30;

/** What happened with a contact, the newest first. */
export default function Activity({ contactId }: { contactId: string }) {
  const [group, setGroup] = useState<Group>('all');
  return (
    <Box>
      <Segmented label={t.kinds} options={groups} value={group} onChange={setGroup} isWide />
      <Box mt="4">
        <Entries key={group} contactId={contactId} group={group} />
      </Box>
    </Box>
  );
}

function Entries({ contactId, group }: { contactId: string; group: Group }) {
  const { data, error, refetch, fetchMore } = useQuery(ContactActivityDocument, {
    variables: { id: contactId, limit: pageSize, kinds: kindsOf[group] },
    // A text may have arrived since the drawer was last open.
    fetchPolicy: 'cache-and-network',
  });
  const [isBusy, setBusy] = useState(false);
  // As many as were asked for: there may be more.
  const [isAll, setAll] = useState(false);
  const entries = data?.contactTimeline;
  if (!entries)
    return error ? (
      <ErrorState
        title={t.errorTitle}
        problem={problemOf(error)}
        onRetry={() => void refetch().catch(() => undefined)}
      />
    ) : (
      <Box h="240px" role="status" aria-label={t.loading} />
    );
  if (entries.length === 0) return <Text color="textSecond">{group === 'all' ? t.nothing : t.nothingOfKind}</Text>;
  const earlier = (): void => {
    setBusy(true);
    fetchMore({
      variables: { before: entries.at(-1)!.at },
      updateQuery: (before, { fetchMoreResult: { contactTimeline: next } }) => ({
        contactTimeline: [...(before.contactTimeline ?? []), ...(next ?? [])],
      }),
    })
      .then((found) => setAll((found.data?.contactTimeline?.length ?? 0) < pageSize))
      .catch((problem: unknown) => notifyProblem(problemOf(problem)))
      .finally(() => setBusy(false));
  };
  return (
    <>
      <List entries={entries} />
      {!isAll && entries.length >= pageSize && (
        <Button w="full" loading={isBusy} onClick={earlier}>
          {t.earlier}
        </Button>
      )}
    </>
  );
}

function List({ entries }: { entries: readonly ActivityEntryFragment[] }) {
  const timeZone = useTimeZone();
  const now = clock.now();
  return (
    <Timeline
      label={t.label}
      events={entries.map((entry) => {
        const { icon, tone, title, text, beside } = entryLook(entry);
        return {
          ...{ key: entry.id, icon, tone, title },
          when: formatWhen(entry.at, timeZone, now),
          ...((text !== null || beside !== null) && {
            text: (
              <>
                {text !== null && (
                  <Span display="block" color="text" whiteSpace="pre-line">
                    {text}
                  </Span>
                )}
                {beside}
              </>
            ),
          }),
          ...(entry.campaignId !== null && {
            action: (
              <Link to={campaignPath(entry.campaignId)} lineHeight={{ base: '2.75rem', md: '1.5rem' }}>
                {t.openCampaign}
              </Link>
            ),
          }),
        };
      })}
    />
  );
}
