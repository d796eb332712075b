import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { Input } from '@chakra-ui/react/input';
import { Span } from '@chakra-ui/react/span';
import { chakra } from '@chakra-ui/react/styled-system';
import { Clock, TriangleAlert } from 'lucide-react';
import { formatDate, formatTime, nameOfZone } from '../../../lib/format/time';
import { ChoiceCard } from '../choice-card';
import { useComposerParts } from '../composer-context';
import { composerTexts } from '../composer.texts';
import type { Draft } from '../draft/draft';
import { Section } from '../section';
import { OutsideHours } from './outside-hours';
import { proposedTime } from './schedule';

const t = composerTexts.when;
const Label = chakra('label', {
  base: { display: 'block', flex: '1 1 150px', minW: 0, fontSize: '13px', fontWeight: '500' },
});
const problems = {
  missing: t.missing,
  past: t.past,
  window: t.closedThen,
  'limit-missing': t.limitMissing,
  'limit-before': t.limitBefore,
} as const;

export function WhenSection() {
  const { draft, change, schedule, timeZone, now, refusals } = useComposerParts();
  const { at, nextAllowed, closes, problem } = schedule;
  const zone = nameOfZone(timeZone, at?.instant ?? now);
  const isLater = draft.deliveryType === 'later';
  const wall = (instant: Date): [string, string] => [formatDate(instant, timeZone), formatTime(instant, timeZone)];
  // The day is given, so what is wrong with it is said; what is still empty is asked for when one sends.
  const error =
    refusals.when ??
    (problem !== null && problem !== 'missing' && problem !== 'window' ? problems[problem] : undefined);
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
      help={t.times(zone)}
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
      <Flex gap="12px" wrap="wrap" role="radiogroup" aria-label={t.title}>
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
      </Flex>
      {isLater && (
        <>
          <Flex gap="12px" wrap="wrap" mt="16px">
            <Field type="date" member="date" label={t.date} />
            <Field type="time" member="time" label={t.time} />
          </Flex>
          <Flex gap="12px" wrap="wrap" mt="12px">
            <Field type="date" member="limitDate" label={t.limitDate} />
            <Field type="time" member="limitTime" label={t.limitTime} />
          </Flex>
          <Box color="textThird" fontSize="13px" mt="6px">
            {t.limitHelp}
          </Box>
          {at && problem === null && (
            <Box role="status" mt="12px" fontWeight="500">
              {t.goesOut(...wall(at.instant), zone)}
            </Box>
          )}
          {at?.isSkipped && (
            <Box mt="4px" color="amber">
              {t.skipped(formatTime(at.instant, timeZone))}
            </Box>
          )}
          {at?.isTwice && (
            <Box mt="4px" color="textSecond">
              {t.twice}
            </Box>
          )}
        </>
      )}
      {nextAllowed && (
        <Box mt="12px">
          <OutsideHours />
        </Box>
      )}
    </Section>
  );
}

function Field({
  type,
  member,
  label,
}: {
  type: 'date' | 'time';
  member: keyof Draft & ('date' | 'time' | 'limitDate' | 'limitTime');
  label: string;
}) {
  const { draft, change } = useComposerParts();
  return (
    <Label>
      {label}
      <Input
        type={type}
        mt="6px"
        value={draft[member]}
        onChange={(event) => change({ [member]: event.target.value })}
      />
    </Label>
  );
}
