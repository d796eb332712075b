import { Skeleton } from '@chakra-ui/react/skeleton';
import { Span } from '@chakra-ui/react/span';
import { BadgeCheck, Reply, Smartphone, TriangleAlert } from 'lucide-react';
import { memo } from 'react';
import { canReceive, shownSender } from '../../../domain/senders/sender-words';
import { problemOf } from '../../../lib/graph/problem';
import { ChoiceCard, ChoiceCards } from '../../../ui/choice/choice-cards';
import { ErrorState } from '../../../ui/states/state-panel';
import { useComposerPart } from '../composer-store';
import { Section } from '../frame/section';
import { senderTexts as t } from './sender.texts';

/** What people see above the text, and whether they can answer it. */
export const SenderSection = memo(function SenderSection() {
  const { callerId } = useComposerPart('draft', 'callerId');
  const { change } = useComposerPart('writing', 'change');
  const {
    error: sendersError,
    refetch: refetchSenders,
    list: senderList,
    sender,
  } = useComposerPart('senders', 'error', 'refetch', 'list', 'sender');
  const { refusals } = useComposerPart('checks', 'refusals');
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
            <Span display="inline-flex" gap="1.5" alignItems="center" color="green">
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
            <Span display="block" color="textSecond" fontSize="small">
              {canReceive(each) ? t.replies : t.cannotReply}
            </Span>
            {each.status === 'verified' ? (
              <Span display="inline-flex" gap="1.5" alignItems="center" color="green" fontSize="small" mt="1.5">
                <BadgeCheck aria-hidden size={16} strokeWidth={1.75} />
                {t.verified}
              </Span>
            ) : (
              <Span display="inline-flex" gap="1.5" alignItems="center" color="amber" fontSize="small" mt="1.5">
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
