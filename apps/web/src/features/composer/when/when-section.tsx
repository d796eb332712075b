import { Box } from '@chakra-ui/react/box';
import { Span } from '@chakra-ui/react/span';
import { Clock, TriangleAlert } from 'lucide-react';
import { memo } from 'react';
import { dayOf, formatDate, formatTime, nameOfZone } from '../../../lib/format/time';
import { ChoiceCard, ChoiceCards } from '../../../ui/choice/choice-cards';
import { useComposerParts, useDraftParts } from '../composer-store';
import { composerTexts } from '../composer.texts';
import { Section } from '../section';
import { LaterFields } from './later-fields';
import { OutsideHours } from './outside-hours';
import { proposedTime } from './schedule';

const t = composerTexts.when;
const problems = {
  missing: t.missing,
  past: t.past,
  window: t.closedThen,
  'limit-missing': t.limitMissing,
  'limit-before': t.limitBefore,
} as const;

export const WhenSection = memo(function WhenSection() {
  const draft = useDraftParts('deliveryType', 'messageType', 'date', 'isOwnTime');
  const { change, schedule, timeZone, now, refusals } = useComposerParts(
    'change',
    'schedule',
    'timeZone',
    'now',
    'refusals',
  );
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
          <Span display="inline-flex" gap="6px" alignItems="center" color="amber">
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
          <Span display="block" color="textSecond" fontSize="13px">
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
          <Span display="block" color="textSecond" fontSize="13px">
            {t.laterHelp}
          </Span>
        </ChoiceCard>
      </ChoiceCards>
      {isLater && <LaterFields />}
      {nextAllowed && (
        <Box mt="12px">
          <OutsideHours />
        </Box>
      )}
    </Section>
  );
});
