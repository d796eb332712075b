import { Box } from '@chakra-ui/react/box';
import { Kbd } from '@chakra-ui/react/kbd';
import { Toast } from '@chakra-ui/react/toast';
import { CircleCheck, CircleX, Clock, TriangleAlert, Undo2, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button, IconButton } from '../button';
import { keyCaps } from '../keys/combination';
import { NoBreak } from '../prose/no-break';
import { CountdownRing } from './countdown-ring';
import type { ToastKind } from './toast';
import { toastTexts as t } from './toast.texts';

const marks = {
  success: { Icon: CircleCheck, colour: 'green' },
  async: { Icon: Clock, colour: 'brandText' },
  warning: { Icon: TriangleAlert, colour: 'amber' },
  error: { Icon: CircleX, colour: 'red' },
} satisfies Record<Exclude<ToastKind, 'undo'>, unknown>;

export interface ToastContent {
  title?: ReactNode;
  description?: ReactNode;
  action?: { label: string } | undefined;
}

/** What happened, on paper; or, dark, what can still be taken back and for how long. */
export function ToastCard({
  kind,
  durationMs,
  isFolded,
  content,
}: {
  kind: ToastKind;
  durationMs: number;
  /** It keeps its place, and is neither seen nor heard. */
  isFolded: boolean;
  content: ToastContent;
}) {
  const place = isFolded ? folded : {};
  return kind === 'undo' ? (
    <UndoCard content={content} durationMs={durationMs} place={place} />
  ) : (
    <NewsCard content={content} kind={kind} place={place} />
  );
}

const folded = { visibility: 'hidden', 'data-folded': '' } as const;
type Place = Partial<typeof folded>;

function NewsCard({
  content: { title, description, action },
  kind,
  place,
}: {
  content: ToastContent;
  kind: keyof typeof marks;
  place: Place;
}) {
  const { Icon, colour } = marks[kind];
  return (
    <Toast.Root alignItems="flex-start" {...place}>
      <Box color={colour} flexShrink={0} mt="1px">
        <Icon aria-hidden size={20} strokeWidth={1.75} />
      </Box>
      <Box flex="1" minW="0">
        <Toast.Title fontWeight="500" fontSize="sm" lineHeight="1.375rem">
          {title}
        </Toast.Title>
        {description && (
          <Toast.Description color="textSecond" fontSize="small" lineHeight="1.125rem">
            <NoBreak>{description}</NoBreak>
          </Toast.Description>
        )}
      </Box>
      {action && (
        <Toast.ActionTrigger asChild>
          <Button size="sm">{action.label}</Button>
        </Toast.ActionTrigger>
      )}
      <Close />
    </Toast.Root>
  );
}

function UndoCard({
  content: { title, action },
  durationMs,
  place,
}: {
  content: ToastContent;
  durationMs: number;
  place: Place;
}) {
  return (
    <Toast.Root bg="inverse" color="onInverse" borderColor="transparent" alignItems="center" {...place}>
      <CountdownRing durationMs={durationMs} />
      <Toast.Title flex="1" minW="0" fontWeight="500" fontSize="sm">
        {title}
      </Toast.Title>
      {action && (
        <Toast.ActionTrigger asChild>
          <Button
            size="sm"
            variant="ghost"
            color="inverseBrand"
            _hover={{ bg: 'transparent', textDecoration: 'underline', textUnderlineOffset: '3px' }}
          >
            <Undo2 aria-hidden />
            {action.label}
          </Button>
        </Toast.ActionTrigger>
      )}
      <Kbd
        aria-hidden
        hideBelow="md"
        bg="transparent"
        color="onInverse"
        borderColor="color-mix(in srgb, currentColor 35%, transparent)"
      >
        {keyCaps('mod+z').join(' ')}
      </Kbd>
      <Close isOnDark />
    </Toast.Root>
  );
}

const Close = ({ isOnDark = false }: { isOnDark?: boolean }) => (
  <Toast.CloseTrigger asChild aria-label={t.close} pos="static" color={isOnDark ? 'onInverse' : 'textSecond'}>
    <IconButton
      label={t.close}
      size="sm"
      my={{ base: '-11px', md: '-1' }}
      me="-2"
      {...(isOnDark && { _hover: { bg: 'transparent', opacity: 0.75 } })}
    >
      <X />
    </IconButton>
  </Toast.CloseTrigger>
);
