import { Skeleton } from '@chakra-ui/react/skeleton';
import { Span } from '@chakra-ui/react/span';
import { BadgeCheck, Reply, Smartphone, TriangleAlert } from 'lucide-react';
import { memo } from 'react';
import { problemOf } from '../../../lib/graph/problem';
import { ChoiceCard, ChoiceCards } from '../../../ui/choice/choice-cards';
import { ErrorState } from '../../../ui/states/state-panel';
import { useComposerParts, useDraftParts } from '../composer-store';
import { composerTexts } from '../composer.texts';
import { Section } from '../section';
import { canReceive, shownSender } from './sender-words';

const t = composerTexts.sender;

/** What people see above the text, and whether they can answer it. */
export const SenderSection = memo(function SenderSection() {
  const { callerId } = useDraftParts('callerId');
  const { change, sendersError, refetchSenders, senderList, sender, refusals } = useComposerParts(
    'change',
    'sendersError',
    'refetchSenders',
    'senderList',
    'sender',
    'refusals',
  );
  const problem = sendersError && senderList === undefined ? problemOf(sendersError) : null;
  return (
    <Section
      place="sender"
      title={t.title}
      help={t.help}
      error={refusals.sender}
      line={{
        icon: Smartphone,
        label: t.from,
        value: sender ? shownSender(sender) : t.choose,
        aside:
          sender &&
          (canReceive(sender) ? (
            <Span display="inline-flex" gap="6px" alignItems="center" color="green">
              <Reply aria-hidden size={16} />
              {t.canReply}
            </Span>
          ) : (
            <Span color="textThird">{t.noReplies}</Span>
          )),
      }}
    >
      {problem && <ErrorState title={t.errorTitle} problem={problem} onRetry={() => void refetchSenders()} />}
      {senderList === undefined && !problem && <Skeleton h="99px" borderRadius="card" maxW="340px" />}
      <ChoiceCards role="radiogroup" aria-label={t.title}>
        {senderList?.map((each) => (
          <ChoiceCard
            key={each.id}
            group="sender"
            value={each.id}
            isChosen={each.id === callerId}
            onChoose={() => change({ callerId: each.id })}
            title={shownSender(each)}
          >
            <Span display="block" color="textSecond" fontSize="13px">
              {canReceive(each) ? t.replies : t.cannotReply}
            </Span>
            {each.status === 'verified' ? (
              <Span display="inline-flex" gap="6px" alignItems="center" color="green" fontSize="13px" mt="6px">
                <BadgeCheck aria-hidden size={16} strokeWidth={1.75} />
                {t.verified}
              </Span>
            ) : (
              <Span display="inline-flex" gap="6px" alignItems="center" color="amber" fontSize="13px" mt="6px">
                <TriangleAlert aria-hidden size={16} strokeWidth={1.75} />
                {t.unverified}
              </Span>
            )}
          </ChoiceCard>
        ))}
      </ChoiceCards>
      {senderList?.length === 0 && <Span color="textSecond">{t.none}</Span>}
    </Section>
  );
});
