import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { Span } from '@chakra-ui/react/span';
import { Plus, Users } from 'lucide-react';
import { lazy, memo, Suspense, useState } from 'react';
import { everybody } from '../../../domain/audience/everybody';
import { calledPerson } from '../../../domain/audience/person-words';
import { useNamedPeople } from '../../../domain/audience/use-named-people';
import { fetchCode } from '../../../lib/fetch-code';
import { formatPhone } from '../../../lib/format/phone';
import { formatCount } from '../../../lib/i18n/texts';
import { Button, ButtonLink } from '../../../ui/button';
import { ColourDot } from '../../../ui/marks/colour-dot';
import { PanelButton } from '../../../ui/panel/panel-button';
import { useIsPhone } from '../../../ui/use-media';
import { useComposerPart } from '../composer-store';
import { hasAudience } from '../draft/draft';
import { Section } from '../frame/section';
import { MarkedLines } from '../quick/marked-lines';
import { SaveAsContacts } from '../quick/save-as-contacts';
import { audienceNames } from './audience-names';
import { Chip } from './chip';
import { LeftOutChips } from './left-out/left-out-chips';
import { recipientsTexts as t } from './recipients.texts';

const PeoplePicker = lazy(async () => ({ default: (await fetchCode(() => import('./people-picker'))).PeoplePicker }));
const Undelivered = lazy(() => fetchCode(() => import('./undelivered/undelivered')));
type Listed = { id: string; name: string; count: number; tag?: { colour: string } };
/** More single people than this are one chip. */
const namedAtMost = 8;

export const RecipientsSection = memo(function RecipientsSection() {
  const draft = useComposerPart('draft', 'segmentIds', 'groupIds', 'contactIds', 'phones', 'resendOf');
  const { segments, groups } = useComposerPart('audience', 'segments', 'groups');
  const { quote, quoting, leftOut } = useComposerPart('bill', 'quote', 'quoting', 'leftOut');
  const { refusals } = useComposerPart('checks', 'refusals');
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
            <Span display="block" fontWeight="600" fontSize="0.9375rem" fontVariantNumeric="tabular-nums">
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
        <Box role="status" mt="3" minH="5" opacity={quoting.isFresh ? 1 : 0.55} transition="opacity 120ms">
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
  const draft = useComposerPart('draft', 'segmentIds', 'groupIds', 'contactIds', 'phones', 'resendOf');
  const { change } = useComposerPart('writing', 'change');
  const { typed, segments, groups, hasChoices, contactsCount } = useComposerPart(
    'audience',
    'typed',
    'segments',
    'groups',
    'hasChoices',
    'contactsCount',
  );
  const isPhone = useIsPhone();
  const [isPicking, setPicking] = useState(isPhone && !hasAudience(draft));
  const single = useNamedPeople(draft.contactIds, namedAtMost);
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
      <Flex as="ul" listStyle="none" wrap="wrap" gap="2" aria-label={t.chosen}>
        {draft.segmentIds.includes(everybody) && (
          <Chip
            name={t.everybody}
            {...(contactsCount !== null && { count: contactsCount })}
            onRemove={without('segmentIds', everybody)}
          />
        )}
        {listed('segmentIds', segments)}
        {listed('groupIds', groups)}
        {draft.contactIds.length > namedAtMost ? (
          <Chip name={t.single(draft.contactIds.length)} onRemove={() => change({ contactIds: [] })} />
        ) : (
          draft.contactIds.map((id) => {
            const person = single.people.find((each) => each.id === id);
            if (person === undefined && !single.isAnswered) return null;
            return (
              <Chip
                key={id}
                name={person ? calledPerson(person) : t.gone}
                isGone={person === undefined}
                onRemove={without('contactIds', id)}
              />
            );
          })
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
        <Box mt="3" p="3" borderWidth="1px" borderRadius="card">
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
  <Box p="4" borderWidth="1px" borderRadius="card" bg="subtle">
    <Box fontWeight="600">{t.noContactsTitle}</Box>
    <Box color="textSecond" mt="0.5">
      {t.noContacts}
    </Box>
    <Flex gap="2" mt="3" wrap="wrap">
      <ButtonLink to="/contacts/import" variant="tint">
        {t.importFile}
      </ButtonLink>
      <ButtonLink to="/contacts/new">{t.addOne}</ButtonLink>
    </Flex>
  </Box>
);
