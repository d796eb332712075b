import { Box } from '@chakra-ui/react/box';
import { Span } from '@chakra-ui/react/span';
import { Clock, TriangleAlert } from 'lucide-react';
import { memo } from 'react';
import { dayOf, formatDate, formatTime, nameOfZone } from '../../../lib/format/time';
import { ChoiceCard, ChoiceCards } from '../../../ui/choice/choice-cards';
import { useComposerPart } from '../composer-store';
import { Section } from '../frame/section';
import { LaterFields } from './later-fields';
import { OutsideHours } from './outside-hours';
import { proposedTime } from './schedule';
import { whenTexts as t } from './when.texts';

const problems = {
  missing: t.missing,
  past: t.past,
  window: t.closedThen,
  'limit-missing': t.limitMissing,
  'limit-before': t.limitBefore,
} as const;

export const WhenSection = memo(function WhenSection() {
  const draft = useComposerPart('draft', 'deliveryType', 'messageType', 'date', 'isOwnTime');
  const { timeZone, now } = useComposerPart('page', 'timeZone', 'now');
  const { change } = useComposerPart('writing', 'change');
  const { schedule } = useComposerPart('timing', 'schedule');
  const { refusals } = useComposerPart('checks', 'refusals');
  const { at, nextAllowed, closes, problem } = schedule;
  const zone = nameOfZone(timeZone, at?.instant ?? now);
  const isLater = draft.deliveryType === 'later';
  const wall = (instant: Date): [string, string] => [formatDate(instant, timeZone), formatTime(instant, timeZone)];
  // What is still empty is asked for when one sends, and of a day that is past its field speaks.
  const isSaidThere = problem === 'window' || (problem === 'past' && draft.date < dayOf(now, timeZone));
  const error =
    refusals.when ?? (problem !== null && problem !== 'missing' && !isSaidThere ? problems[problem] : undefined);
  const value = isLater
    ? at
      ? t.summaryLater(...wall(at.instant))
      : t.missing
    : closes
      ? t.summaryOpen(formatTime(closes, timeZone))
      : t.summaryNow;
  return (
    <Section
      place="when"
      title={t.title}
      help={isLater && draft.isOwnTime ? t.ownTime : t.times(zone)}
      error={error}
      line={{
        icon: Clock,
        label: t.title,
        value,
        aside: nextAllowed && (
          <Span display="inline-flex" gap="1.5" alignItems="center" color="amber">
            <TriangleAlert aria-hidden size={16} strokeWidth={1.75} />
            {t.outside}
          </Span>
        ),
      }}
    >
      <ChoiceCards role="radiogroup" aria-label={t.title}>
        <ChoiceCard
          group="when"
          value="now"
          isChosen={!isLater}
          onChoose={() => change({ deliveryType: 'immediately' })}
          title={t.now}
        >
          <Span display="block" color="textSecond" fontSize="small">
            {t.nowHelp}
          </Span>
        </ChoiceCard>
        <ChoiceCard
          group="when"
          value="later"
          isChosen={isLater}
          onChoose={() =>
            change({ deliveryType: 'later', ...(draft.date === '' && proposedTime(draft, timeZone, now)) })
          }
          title={t.later}
        >
          <Span display="block" color="textSecond" fontSize="small">
            {t.laterHelp}
          </Span>
        </ChoiceCard>
      </ChoiceCards>
      {isLater && <LaterFields />}
      {nextAllowed && (
        <Box mt="3">
          <OutsideHours />
        </Box>
      )}
    </Section>
  );
});
