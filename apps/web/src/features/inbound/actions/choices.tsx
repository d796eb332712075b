import { Box } from '@chakra-ui/react/box';
import { Span } from '@chakra-ui/react/span';
import { Check } from 'lucide-react';
import { useColleagues } from '../../../domain/colleagues/use-colleagues';
import { clock } from '../../../lib/clock';
import { formatWhen } from '../../../lib/format/time';
import { useTimeZone, useUser } from '../../../lib/session/session';
import { PanelChoice } from '../../../ui/panel/panel-button';
import type { Conversation } from '../conversation';
import { actionTexts as t } from './actions.texts';
import { snoozes, snoozeUntil } from './snooze-times';
import type { Actions } from './use-actions';

interface Props {
  actions: Actions;
  close: () => void;
}

/** Who can have it: oneself first, for that is what is mostly meant. */
export function Assign({ conversation, actions, close }: Props & { conversation: Conversation }) {
  const { id: me } = useUser();
  const { all } = useColleagues();
  const own = all.filter(({ id }) => id === me);
  const choices = [
    ...own.map((each) => ({ ...each, label: t.me(each.name) })),
    ...all.filter(({ id }) => id !== me).map((each) => ({ ...each, label: each.name })),
  ];
  return (
    <Box maxH="320px" overflowY="auto">
      {choices.map(({ label, ...to }) => (
        <Choice
          key={to.id}
          label={label}
          isChosen={conversation.assignedTo === to.id}
          onChoose={() => (close(), void actions.assign(to))}
        />
      ))}
      <Choice
        label={t.nobody}
        isChosen={conversation.assignedTo === null}
        onChoose={() => (close(), void actions.assign(null))}
      />
    </Box>
  );
}

/** Until when it can rest. */
export function Snoozes({ actions, close }: Props) {
  const zone = useTimeZone();
  const now = clock.now();
  return snoozes.map((snooze) => {
    const until = snoozeUntil(snooze, now, zone);
    const when = formatWhen(until, zone, now);
    return (
      <PanelChoice key={snooze} type="button" onClick={() => (close(), void actions.snooze(until, when))}>
        {t.snoozes[snooze]}
        <Span color="textSecond" fontSize="small">
          {when}
        </Span>
      </PanelChoice>
    );
  });
}

const Choice = ({ label, isChosen, onChoose }: { label: string; isChosen: boolean; onChoose: () => void }) => (
  <PanelChoice type="button" aria-pressed={isChosen} onClick={() => (isChosen ? undefined : onChoose())}>
    <Span truncate>{label}</Span>
    {isChosen && <Check aria-hidden size={16} />}
  </PanelChoice>
);
