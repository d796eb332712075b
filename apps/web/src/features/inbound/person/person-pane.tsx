import { useQuery } from '@apollo/client/react';
import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { Span } from '@chakra-ui/react/span';
import { Text } from '@chakra-ui/react/text';
import { BellOff, CirclePause, Trash2, UserPlus } from 'lucide-react';
import { marketingLook } from '../../../domain/contacts/marketing-look';
import { formatPhone } from '../../../lib/format/phone';
import { problemOf } from '../../../lib/graph/problem';
import { contactPath, newContactPath } from '../../../lib/paths';
import { useMay } from '../../../lib/session/session';
import { ButtonLink, Link } from '../../../ui/button';
import { Facts, type Fact } from '../../../ui/detail/facts';
import { Initials } from '../../../ui/marks/avatar';
import { ColourDot } from '../../../ui/marks/colour-dot';
import { Status } from '../../../ui/marks/status';
import { Notice } from '../../../ui/notice';
import { ErrorState } from '../../../ui/states/state-panel';
import { nameOf, type Conversation } from '../conversation';
import { ConversationPersonDocument, TagsOfPersonDocument } from './person.generated';
import { personTexts as t } from './person.texts';

/** Who it is: name, what they may be sent, what is known of them, and the way to their contact. */
export function PersonPane({ conversation }: { conversation: Conversation }) {
  const { contactId, phoneInternational, onHold, canReply } = conversation;
  const mayAdd = useMay('campaign-editor');
  const { data, error, refetch } = useQuery(ConversationPersonDocument, {
    variables: { id: contactId ?? '' },
    skip: contactId === null,
  });
  const contact = data?.contact ?? null;
  const isUnknown = contactId === null || (data !== undefined && contact === null);
  const name = contact?.name ?? nameOf(conversation);
  const look = !canReply
    ? { label: t.optedOut, tone: 'grey' as const, icon: BellOff }
    : onHold
      ? { label: t.onHold, tone: 'amber' as const, icon: CirclePause }
      : contact === null
        ? null
        : marketingLook(contact.marketingStatus);
  const facts: Fact[] = [
    ...(look === null ? [] : [{ label: t.texts, value: <Status look={look} fontWeight="500" /> }]),
    { label: t.phone, value: formatPhone(phoneInternational) },
    ...(contact?.email ? [{ label: t.email, value: contact.email }] : []),
    ...(contact && contact.tags.length > 0 ? [{ label: t.tags, value: <Tags ids={contact.tags} /> }] : []),
  ];
  return (
    <Box as="section" aria-label={t.title}>
      <Flex gap="3" align="center" p="4" borderBottomWidth="1px">
        <Initials name={contact?.name ?? conversation.name ?? '#'} size={44} />
        <Box minW="0">
          <Text fontWeight="600" fontSize="0.9375rem" overflowWrap="anywhere">
            {name}
          </Text>
          {contact !== null && contact.trashedAt === null && <Link to={contactPath(contact.id)}>{t.open}</Link>}
        </Box>
      </Flex>
      <Box p="4" css={{ '& dl > div': { gridTemplateColumns: '64px minmax(0, 1fr)' } }}>
        <Facts look="pairs" facts={facts} />
        {contact?.trashedAt != null && (
          <Box mt="4">
            <Notice icon={Trash2} tone="grey">
              {t.gone}
            </Notice>
          </Box>
        )}
        {isUnknown && (
          <Box mt="4">
            <Notice
              icon={UserPlus}
              tone="brand"
              title={t.notYet}
              actions={
                mayAdd && (
                  <ButtonLink size="sm" to={newContactPath} state={{ phone: phoneInternational }}>
                    {t.add}
                  </ButtonLink>
                )
              }
            >
              {t.notYetText}
            </Notice>
          </Box>
        )}
        {error && contact === null && (
          <ErrorState title={t.errorTitle} problem={problemOf(error)} onRetry={() => void refetch()} />
        )}
      </Box>
    </Box>
  );
}

function Tags({ ids }: { ids: readonly string[] }) {
  const { data } = useQuery(TagsOfPersonDocument, {
    variables: { query: { filters: [{ field: 'id', type: 'enum', operation: 'one', value: ids }], limit: ids.length } },
  });
  return (
    <Flex as="span" wrap="wrap" gap="1">
      {data?.tags?.data.map(({ id, name, colour }) => (
        <Span
          key={id}
          display="inline-flex"
          alignItems="center"
          gap="5px"
          maxW="full"
          h="22px"
          px="7px"
          borderWidth="1px"
          borderColor="lineStrong"
          borderRadius="tag"
          fontSize="xs"
        >
          <ColourDot colour={colour} size="7px" />
          <Span truncate>{name}</Span>
        </Span>
      ))}
    </Flex>
  );
}
