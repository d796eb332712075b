import { useQuery } from '@apollo/client/react';
import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { AudiencePeopleDocument, type AudiencePersonFragment } from '../../../../domain/audience/audience.generated';
import { calledPerson } from '../../../../domain/audience/person-words';
import { contactsOfPath } from '../../../../lib/later-paths';
import { contactPath } from '../../../../lib/paths';
import { Link } from '../../../../ui/button';
import type { Filter } from '../../../../ui/filter/filter';
import { NoBreak } from '../../../../ui/prose/no-break';
import { useComposerPart } from '../../composer-store';
import { chosenFilters, flatFilters } from '../audience-filter';
import { recipientsTexts as t } from '../recipients.texts';
import type { LeftOutReason } from './left-out';

const mostNamed = 5;
const none: readonly AudiencePersonFragment[] = [];

const inStatus = (value: string): Filter => ({ field: 'marketingStatus', type: 'enum', operation: 'equals', value });
/** Reasons that a filter of contacts can ask for. */
const filterOf: Partial<Record<LeftOutReason, Filter>> = {
  unsubscribed: inStatus('unsubscribed'),
  onHold: { field: 'onHold', type: 'boolean', operation: 'equals', value: 'yes' },
  noConsent: inStatus('transactional-only'),
};

/** The first people that are left out for a reason, each leading to who it is, and to all of them where the contacts can list them. */
export function LeftOutPeople({ reason, count }: { reason: LeftOutReason; count: number }) {
  const draft = useComposerPart('draft', 'segmentIds', 'groupIds', 'contactIds');
  const { segments, landlines } = useComposerPart('audience', 'segments', 'landlines');
  const filter = filterOf[reason];
  const chosen = filter === undefined ? null : chosenFilters(draft, segments);
  const { data } = useQuery(AudiencePeopleDocument, {
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
    <Flex as="ul" listStyleType="none" wrap="wrap" align="center" gap={{ base: '0 16px', md: '2px 12px' }} mt="0.5">
      {people.map((person) => (
        <Box as="li" key={person.id}>
          <Link to={contactPath(person.id)} lineHeight={{ base: '2.75rem', md: '1.5rem' }}>
            <NoBreak>{calledPerson(person)}</NoBreak>
          </Link>
        </Box>
      ))}
      {count > people.length && (
        <Box as="li" color="textSecond">
          {listed === null || filter === undefined ? (
            t.morePeople(count - people.length)
          ) : (
            <Link to={contactsOfPath([...listed, filter])} lineHeight={{ base: '2.75rem', md: '1.5rem' }}>
              {t.seeAllLeftOut(count)}
            </Link>
          )}
        </Box>
      )}
    </Flex>
  );
}
