import { Box } from '@chakra-ui/react/box';
import { Span } from '@chakra-ui/react/span';
import { AlarmClock, Check, EllipsisVertical, Inbox, UserRound, UserRoundCheck } from 'lucide-react';
import { lazy } from 'react';
import { useColleagues } from '../../../domain/colleagues/use-colleagues';
import { fetchCode } from '../../../lib/fetch-code';
import { Button, IconButton } from '../../../ui/button';
import { PanelButton, PanelChoice } from '../../../ui/panel/panel-button';
import type { Conversation } from '../conversation';
import { assignId } from '../places';
import { actionTexts as t } from './actions.texts';
import type { Actions } from './use-actions';

const Assign = lazy(async () => ({ default: (await fetchCode(() => import('./choices'))).Assign }));
const Snoozes = lazy(async () => ({ default: (await fetchCode(() => import('./choices'))).Snoozes }));

interface Props {
  conversation: Conversation;
  actions: Actions;
  /** Only who may write to people may do more than look. */
  mayChange: boolean;
  /** Opens who it is, where that has no pane of its own. */
  onPerson: (() => void) | null;
}

/** Three panes, or two on a tablet, leave a narrow one little room: there the name is read, and the icons have their words as names. */
export const whereThereIsRoom = {
  css: { '@media (max-width: 63.99rem), (min-width: 75rem) and (max-width: 89.99rem)': { display: 'none' } },
} as const;

/** Who has it, until when it rests, whether it is done. */
export function ActionBar({ conversation, actions, mayChange, onPerson }: Props) {
  const { nameOf } = useColleagues();
  const assignee = conversation.assignedTo === null ? null : (nameOf(conversation.assignedTo) ?? t.gone);
  return (
    <>
      {mayChange && (
        <>
          <PanelButton
            id={assignId}
            variant="ghost"
            size="sm"
            color="text"
            panel={t.assignTo}
            panelWidth="260px"
            at="bottom-end"
            maxW="120px"
            aria-label={assignee === null ? t.assign : t.assigned(assignee)}
            title={assignee === null ? t.assign : t.assigned(assignee)}
            aria-keyshortcuts="a"
            content={(close) => <Assign conversation={conversation} actions={actions} close={close} />}
          >
            <UserRoundCheck aria-hidden />
            <Span truncate {...(assignee === null && whereThereIsRoom)}>
              {assignee ?? t.assign}
            </Span>
          </PanelButton>
          {conversation.status !== 'done' && (
            <PanelButton
              variant="ghost"
              size="sm"
              color="text"
              panel={t.snoozeUntil}
              panelWidth="280px"
              at="bottom-end"
              aria-label={t.snooze}
              title={t.snooze}
              content={(close) => <Snoozes actions={actions} close={close} />}
            >
              <AlarmClock aria-hidden />
              <Span {...whereThereIsRoom}>{t.snooze}</Span>
            </PanelButton>
          )}
          <DoneButton conversation={conversation} actions={actions} />
        </>
      )}
      {onPerson && (
        <IconButton label={t.person} size="sm" onClick={onPerson}>
          <UserRound />
        </IconButton>
      )}
    </>
  );
}

const DoneButton = ({ conversation, actions }: Pick<Props, 'conversation' | 'actions'>) =>
  conversation.status === 'open' ? (
    <Button size="sm" aria-keyshortcuts="e" onClick={() => void actions.done()}>
      <Check aria-hidden />
      {t.done}
    </Button>
  ) : (
    <Button size="sm" aria-keyshortcuts="e" onClick={() => void actions.reopen()}>
      <Inbox aria-hidden />
      {t.reopen}
    </Button>
  );

const icon = { variant: 'ghost', px: '0', boxSize: '11', _icon: { boxSize: '22px' } } as const;

/** The same at the end of a phone's bar: done, and all else behind one icon. */
export function ActionIcons({ conversation, actions, mayChange, onPerson }: Props) {
  const isOpen = conversation.status === 'open';
  return (
    <>
      {mayChange && (
        <IconButton
          {...icon}
          label={isOpen ? t.done : t.reopen}
          onClick={() => void (isOpen ? actions.done() : actions.reopen())}
        >
          {isOpen ? <Check /> : <Inbox />}
        </IconButton>
      )}
      <PanelButton
        {...icon}
        aria-label={t.more}
        panel={t.more}
        panelWidth="280px"
        at="bottom-end"
        content={(close) => (
          <>
            {onPerson && (
              <PanelChoice type="button" onClick={() => (close(), onPerson())}>
                {t.person}
              </PanelChoice>
            )}
            {mayChange && (
              <>
                <Heading>{t.assignTo}</Heading>
                <Assign conversation={conversation} actions={actions} close={close} />
                {conversation.status !== 'done' && (
                  <>
                    <Heading>{t.snooze}</Heading>
                    <Snoozes actions={actions} close={close} />
                  </>
                )}
              </>
            )}
          </>
        )}
      >
        <EllipsisVertical aria-hidden />
      </PanelButton>
    </>
  );
}

const Heading = ({ children }: { children: string }) => (
  <Box px="2.5" pt="2.5" pb="0.5" color="textThird" fontSize="xs" fontWeight="500">
    {children}
  </Box>
);
