import { useQuery } from '@apollo/client/react';
import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { formatPhone } from '../../../lib/format/phone';
import { contactsOfPath } from '../../../lib/later-paths';
import { contactPath } from '../../../lib/paths';
import { Link } from '../../../ui/button';
import type { Filter } from '../../../ui/filter/filter';
import { NoBreak } from '../../../ui/no-break';
import { useComposerParts, useDraftParts } from '../composer-store';
import { composerTexts } from '../composer.texts';
import { chosenFilters, flatFilters } from './audience-filter';
import { ComposerPeopleDocument, type ComposerPersonFragment } from './audience.generated';
import type { LeftOutReason } from './left-out';

const t = composerTexts.recipients;
const mostNamed = 5;
const none: readonly ComposerPersonFragment[] = [];

const inStatus = (value: string): Filter => ({ field: 'marketingStatus', type: 'enum', operation: 'equals', value });
/** Reasons that a filter of contacts can ask for. */
const filterOf: Partial<Record<LeftOutReason, Filter>> = {
  unsubscribed: inStatus('unsubscribed'),
  onHold: { field: 'onHold', type: 'boolean', operation: 'equals', value: 'yes' },
  noConsent: inStatus('transactional-only'),
};

/** The first people that are left out for a reason, each leading to who it is, and to all of them where the contacts can list them. */
export function LeftOutPeople({ reason, count }: { reason: LeftOutReason; count: number }) {
  const draft = useDraftParts('segmentIds', 'groupIds', 'contactIds');
  const { segments, landlines } = useComposerParts('segments', 'landlines');
  const filter = filterOf[reason];
  const chosen = filter === undefined ? null : chosenFilters(draft, segments);
  const { data } = useQuery(ComposerPeopleDocument, {
    // Landlines count before what they said: some more are asked for than are named.
    variables: { query: { filters: [filter, ...(chosen ?? [])], filtersMatch: 'all', limit: 4 * mostNamed } },
    skip: filter === undefined || chosen === null,
    errorPolicy: 'ignore',
  });
  const found = data?.contacts?.data.filter(({ warning }) => warning === null) ?? none;
  const people = (reason === 'invalidPhone' ? landlines : found).slice(0, Math.min(mostNamed, count));
  if (people.length === 0) return null;
  const listed = draft.groupIds.length > 0 || chosen === null ? null : flatFilters(chosen);
  return (
    <Flex as="ul" listStyleType="none" wrap="wrap" align="center" gap={{ base: '0 16px', md: '2px 12px' }} mt="2px">
      {people.map(({ id, name, phoneInternational }) => (
        <Box as="li" key={id}>
          <Link to={contactPath(id)} lineHeight={{ base: '44px', md: '24px' }}>
            <NoBreak>{name || formatPhone(phoneInternational)}</NoBreak>
          </Link>
        </Box>
      ))}
      {count > people.length && (
        <Box as="li" color="textSecond">
          {listed === null || filter === undefined ? (
            t.morePeople(count - people.length)
          ) : (
            <Link to={contactsOfPath(JSON.stringify([...listed, filter]))} lineHeight={{ base: '44px', md: '24px' }}>
              {t.seeAllLeftOut(count)}
            </Link>
          )}
        </Box>
      )}
    </Flex>
  );
}
