import { Flex } from '@chakra-ui/react/flex';
import { Span } from '@chakra-ui/react/span';
import { chakra } from '@chakra-ui/react/styled-system';
import { X } from 'lucide-react';
import { useRef, useState } from 'react';
import { problemOf } from '../../../lib/graph/problem';
import { may, useUser } from '../../../lib/session/session';
import { Button, IconButton } from '../../button';
import { countWords } from '../../figures/counted';
import { notifyProblem } from '../../toast/notify';
import { useIsPhone } from '../../use-media';
import type { BulkAction, Chosen } from '../list-declaration';
import { listTexts as t } from '../list-page.texts';
import type { Picked } from './selection';

interface BulkBarProps {
  actions: readonly BulkAction[];
  picked: Picked;
  /** What the filters leave: how many "all matching" are. */
  matching: { count: number; countIsExact: boolean };
  rowsHere: number;
  chosen: () => Chosen;
  onAll: () => void;
  onClear: () => void;
  onDone: () => Promise<void>;
}

/** A dialog gives the focus back in its own time. */
const afterClosingMs = 60;

/** Under the rows: what can be done with those that are selected, and which they are. */
export default function BulkBar({ actions, picked, matching, rowsHere, chosen, onAll, onClear, onDone }: BulkBarProps) {
  const user = useUser();
  const [running, setRunning] = useState<string | null>(null);
  const isRunning = useRef(false);
  const count = picked.kind === 'all' ? matching.count : picked.ids.size;
  async function run(action: BulkAction, button: HTMLElement): Promise<void> {
    if (isRunning.current) return;
    isRunning.current = true;
    setRunning(action.label);
    try {
      if ((await action.run(chosen())) !== false) await onDone();
      // Nothing was done: a button that ran lost the focus, and who closed its question goes on from it.
      else setTimeout(() => button.focus(), afterClosingMs);
    } catch (error) {
      notifyProblem(problemOf(error));
    } finally {
      isRunning.current = false;
      setRunning(null);
    }
  }
  const mayAll = picked.kind === 'rows' && (matching.count > rowsHere || !matching.countIsExact);
  const isPhone = useIsPhone();
  const scope = useRef<HTMLSpanElement>(null);
  const pickAll = (): void => {
    onAll();
    // Its button goes with it: what is said in its place is where one goes on.
    scope.current?.focus();
  };
  return (
    <Strip>
      <Bar role="region" aria-label={t.bulk} data-keep-clear="">
        <Span
          ref={scope}
          role="status"
          tabIndex={-1}
          outline="none"
          fontWeight="500"
          whiteSpace="nowrap"
          fontVariantNumeric="tabular-nums"
        >
          {picked.kind === 'all'
            ? t.allMatching(countWords(matching))
            : isPhone
              ? t.pickedHere(count)
              : t.onThisPage(count)}
        </Span>
        {mayAll && (
          <Button variant="link" size="sm" color="inverseBrand" whiteSpace="nowrap" onClick={pickAll}>
            {t.selectAllMatching(countWords(matching))}
          </Button>
        )}
        <IconButton
          label={t.clearSelection}
          order={{ base: 0, md: 1 }}
          ms={{ base: 'auto', md: '-2' }}
          me="-2"
          {...onDark}
          onClick={onClear}
        >
          <X />
        </IconButton>
        <Flex
          ms={{ base: '-1.5', md: 'auto' }}
          me={{ base: '-1.5', md: 0 }}
          flex={{ base: '1 0 100%', md: '0 0 auto' }}
          gap="1"
          align="center"
          overflowX="auto"
        >
          {actions
            .filter(({ permission }) => permission === undefined || may(user, permission))
            .map((action, at) => {
              const Icon = action.icon;
              const whyNot = action.whyNot?.(count) ?? null;
              const button = (
                <Button
                  key={action.label}
                  size="md"
                  px={{ base: '2', md: '3' }}
                  title={action.label}
                  loading={running === action.label}
                  disabled={whyNot !== null || (running !== null && running !== action.label)}
                  onClick={(event) => void run(action, event.currentTarget)}
                  {...(at === 0 ? first : onDark)}
                >
                  <Icon aria-hidden />
                  <Span data-word="">{action.label}</Span>
                </Button>
              );
              if (action.whyNot === undefined) return button;
              // A button that waits for another choice says which, and keeps its place once it is made.
              return (
                <Flex key={action.label} align="center" gap="2">
                  {button}
                  <Span role="status" fontSize="small" whiteSpace="nowrap" opacity={0.85}>
                    {whyNot}
                  </Span>
                </Flex>
              );
            })}
        </Flex>
      </Bar>
    </Strip>
  );
}

const first = { bg: 'onInverse', color: 'inverse', borderColor: 'transparent', _hover: { opacity: 0.9 } } as const;
const onDark = {
  variant: 'ghost',
  color: 'onInverse',
  _hover: { bg: 'color-mix(in srgb, currentColor 14%, transparent)' },
} as const;

/** A place of its own at the screen's foot: rows end at its edge and are never seen beside or under the bar. */
const Strip = chakra('div', {
  base: {
    pos: 'sticky',
    bottom: { base: 'calc(57px + env(safe-area-inset-bottom))', md: 0 },
    zIndex: 2,
    p: { base: '1.5', md: '2' },
    bg: 'surface',
    borderTopWidth: '1px',
    containerType: 'inline-size',
  },
});
const Bar = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: { base: 'wrap', md: 'nowrap' },
    alignItems: 'center',
    columnGap: { base: '2', md: '3' },
    minH: { md: '52px' },
    px: '3.5',
    py: { base: '1', md: '7px' },
    bg: 'inverse',
    color: 'onInverse',
    borderRadius: 'card',
    boxShadow: 'popover',
    fontSize: 'sm',
    // Beside a drawer the words of all actions but the first are their names alone, so that one line does.
    '@container (min-width: 480px) and (max-width: 720px)': {
      '& button:not(:first-of-type):has(> [data-word])': { px: '9px' },
      '& button:not(:first-of-type) > [data-word]': { srOnly: true },
    },
  },
});
