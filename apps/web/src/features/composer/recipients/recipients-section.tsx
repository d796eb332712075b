import { useQuery } from '@apollo/client/react';
import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { Span } from '@chakra-ui/react/span';
import { Plus, Users } from 'lucide-react';
import { lazy, memo, Suspense, useState } from 'react';
import { fetchCode } from '../../../lib/fetch-code';
import { formatPhone } from '../../../lib/format/phone';
import { formatCount } from '../../../lib/i18n/texts';
import { Button, ButtonLink } from '../../../ui/button';
import { ColourDot } from '../../../ui/colour-dot';
import { PanelButton } from '../../../ui/panel/panel-button';
import { useIsPhone } from '../../../ui/use-media';
import { useComposerParts, useDraftParts } from '../composer-store';
import { composerTexts } from '../composer.texts';
import { everybody, hasAudience } from '../draft/draft';
import { MarkedLines } from '../quick/marked-lines';
import { SaveAsContacts } from '../quick/save-as-contacts';
import { Section } from '../section';
import { audienceNames } from './audience-names';
import { ComposerPeopleDocument } from './audience.generated';
import { Chip } from './chip';
import { LeftOutChips } from './left-out-chips';

const t = composerTexts.recipients;
const PeoplePicker = lazy(async () => ({ default: (await fetchCode(() => import('./people-picker'))).PeoplePicker }));
const Undelivered = lazy(() => fetchCode(() => import('./undelivered')));
type Listed = { id: string; name: string; count: number; tag?: { colour: string } };
/** More single people than this are one chip. */
const namedAtMost = 8;

export const RecipientsSection = memo(function RecipientsSection() {
  const draft = useDraftParts('segmentIds', 'groupIds', 'contactIds', 'phones', 'resendOf');
  const { segments, groups, quote, quoting, leftOut, refusals } = useComposerParts(
    'segments',
    'groups',
    'quote',
    'quoting',
    'leftOut',
    'refusals',
  );
  const isChosen = hasAudience(draft);
  return (
    <Section
      place="recipients"
      title={t.title}
      help={t.help}
      error={refusals.recipients}
      line={{
        icon: Users,
        label: t.to,
        value: isChosen ? (
          audienceNames(draft, { segments, groups }).join(', ')
        ) : (
          <Span color="textThird">{t.choose}</Span>
        ),
        aside: isChosen && quote && (
          <Box opacity={quoting.isFresh ? 1 : 0.55}>
            <Span display="block" fontWeight="600" fontSize="15px" fontVariantNumeric="tabular-nums">
              {formatCount(quote.recipients)}
            </Span>
            {leftOut.total > 0 && <Span color="textThird">{t.leftOut(leftOut.total)}</Span>}
          </Box>
        ),
      }}
    >
      {draft.resendOf === null ? (
        <Chosen />
      ) : (
        <Suspense fallback={<Box minH="132px" />}>
          <Undelivered />
        </Suspense>
      )}
      {isChosen && (
        <Box role="status" mt="12px" minH="20px" opacity={quoting.isFresh ? 1 : 0.55} transition="opacity 120ms">
          {quote && (
            <>
              <Span fontWeight="600" fontVariantNumeric="tabular-nums">
                {formatCount(quote.recipients)}
              </Span>{' '}
              <Span color="textSecond">{t.get(quote.recipients)}</Span>
              <LeftOutChips leftOut={leftOut} />
            </>
          )}
        </Box>
      )}
    </Section>
  );
});

function Chosen() {
  const draft = useDraftParts('segmentIds', 'groupIds', 'contactIds', 'phones', 'resendOf');
  const { change, typed, segments, groups, hasChoices, contactsCount } = useComposerParts(
    'change',
    'typed',
    'segments',
    'groups',
    'hasChoices',
    'contactsCount',
  );
  const isPhone = useIsPhone();
  const [isPicking, setPicking] = useState(isPhone && !hasAudience(draft));
  const named = draft.contactIds.slice(0, namedAtMost);
  const isFew = draft.contactIds.length <= namedAtMost;
  const { data } = useQuery(ComposerPeopleDocument, {
    variables: { query: { filters: [{ field: 'id', type: 'enum', operation: 'one', value: named }] } },
    skip: named.length === 0 || !isFew,
  });
  const single = data?.contacts?.data;
  const without = (kind: 'segmentIds' | 'groupIds' | 'contactIds', id: string) => () =>
    change({ [kind]: draft[kind].filter((each) => each !== id) });
  const listed = (kind: 'segmentIds' | 'groupIds', list: readonly Listed[]) =>
    draft[kind]
      .filter((id) => id !== everybody)
      .map((id) => {
        const known = list.find((each) => each.id === id);
        if (known === undefined && !hasChoices) return null;
        return (
          <Chip
            key={id}
            name={known?.name ?? t.gone}
            {...(known?.tag && { mark: <ColourDot colour={known.tag.colour} size="8px" /> })}
            {...(known && { count: known.count })}
            isGone={known === undefined}
            onRemove={without(kind, id)}
          />
        );
      });
  if (contactsCount === 0 && !hasAudience(draft)) return <NoContacts />;
  return (
    <>
      <Flex as="ul" listStyle="none" wrap="wrap" gap="8px" aria-label={t.chosen}>
        {draft.segmentIds.includes(everybody) && (
          <Chip
            name={t.everybody}
            {...(contactsCount !== null && { count: contactsCount })}
            onRemove={without('segmentIds', everybody)}
          />
        )}
        {listed('segmentIds', segments)}
        {listed('groupIds', groups)}
        {isFew ? (
          single &&
          named.map((id) => {
            const person = single.find((each) => each.id === id);
            return (
              <Chip
                key={id}
                name={person ? person.name || formatPhone(person.phoneInternational) : t.gone}
                isGone={person === undefined}
                onRemove={without('contactIds', id)}
              />
            );
          })
        ) : (
          <Chip name={t.single(draft.contactIds.length)} onRemove={() => change({ contactIds: [] })} />
        )}
        {draft.phones.length > namedAtMost ? (
          <Chip name={t.numbers(draft.phones.length)} onRemove={() => change({ phones: [] })} />
        ) : (
          draft.phones.map((phone) => (
            <Chip
              key={phone}
              name={formatPhone(phone)}
              isGone={typed.marks.has(phone)}
              onRemove={() => change({ phones: draft.phones.filter((each) => each !== phone) })}
            />
          ))
        )}
        <Box as="li">
          {isPhone ? (
            <Button size="lg" onClick={() => setPicking(!isPicking)} aria-expanded={isPicking}>
              <Plus aria-hidden />
              {t.add}
            </Button>
          ) : (
            <PanelButton panel={t.add} content={() => <PeoplePicker />}>
              <Plus aria-hidden />
              {t.add}
            </PanelButton>
          )}
        </Box>
      </Flex>
      <MarkedLines entries={draft.phones} onKeep={(phones) => change({ phones })} />
      {isPhone && isPicking && (
        <Box mt="12px" p="12px" borderWidth="1px" borderRadius="card">
          <Suspense fallback={null}>
            <PeoplePicker />
          </Suspense>
        </Box>
      )}
      <SaveAsContacts />
    </>
  );
}

const NoContacts = () => (
  <Box p="16px" borderWidth="1px" borderRadius="card" bg="subtle">
    <Box fontWeight="600">{t.noContactsTitle}</Box>
    <Box color="textSecond" mt="2px">
      {t.noContacts}
    </Box>
    <Flex gap="8px" mt="12px" wrap="wrap">
      <ButtonLink to="/contacts/import" variant="tint">
        {t.importFile}
      </ButtonLink>
      <ButtonLink to="/contacts/new">{t.addOne}</ButtonLink>
    </Flex>
  </Box>
);
