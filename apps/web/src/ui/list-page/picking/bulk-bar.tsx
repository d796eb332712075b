import { Flex } from '@chakra-ui/react/flex';
import { Span } from '@chakra-ui/react/span';
import { X } from 'lucide-react';
import { useRef, useState } from 'react';
import { problemOf } from '../../../lib/graph/problem';
import { may, useUser } from '../../../lib/session/session';
import { Button, IconButton } from '../../button';
import { countWords } from '../../counted';
import { notifyProblem } from '../../toast/notify';
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

/** Stands in a place of its own under the rows, and says whom it is about. */
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
  return (
    <Flex
      role="region"
      aria-label={t.bulk}
      pos="sticky"
      bottom={{ base: 'calc(64px + env(safe-area-inset-bottom))', md: '12px' }}
      zIndex="2"
      mx="8px"
      my="8px"
      px="14px"
      py="8px"
      minH="56px"
      wrap="wrap"
      align="center"
      gap="4px 12px"
      bg="inverse"
      color="onInverse"
      borderRadius="card"
      boxShadow="popover"
      fontSize="14px"
    >
      <Span role="status" order="-2" fontWeight="500" fontVariantNumeric="tabular-nums">
        {picked.kind === 'all' ? t.allMatching(countWords(matching)) : t.onThisPage(count)}
      </Span>
      {mayAll && (
        <Button
          variant="link"
          size="sm"
          order={{ base: 0, md: -1 }}
          color="inverseBrand"
          minH={{ base: '44px', md: '30px' }}
          onClick={onAll}
        >
          {t.selectAllMatching(countWords(matching))}
        </Button>
      )}
      <Flex
        ms={{ base: '-8px', md: 'auto' }}
        me={{ base: '-8px', md: 0 }}
        w={{ base: 'calc(100% + 16px)', md: 'auto' }}
        gap="4px"
        align="center"
        wrap="wrap"
      >
        {actions
          .filter(({ permission }) => permission === undefined || may(user, permission))
          .map((action, at) => {
            const Icon = action.icon;
            return (
              <Button
                key={action.label}
                size="md"
                px={{ base: '10px', md: '14px' }}
                minH={{ base: '44px', md: '36px' }}
                loading={running === action.label}
                disabled={running !== null && running !== action.label}
                onClick={(event) => void run(action, event.currentTarget)}
                {...(at === 0
                  ? { bg: 'onInverse', color: 'inverse', borderColor: 'transparent', _hover: { opacity: 0.9 } }
                  : {
                      variant: 'ghost' as const,
                      color: 'onInverse',
                      _hover: { bg: 'color-mix(in srgb, currentColor 14%, transparent)' },
                    })}
              >
                <Icon aria-hidden />
                {action.label}
              </Button>
            );
          })}
      </Flex>
      <IconButton
        label={t.clearSelection}
        order={{ base: -1, md: 0 }}
        ms={{ base: 'auto', md: '-8px' }}
        me={{ base: '-8px', md: 0 }}
        color="onInverse"
        minH={{ base: '44px', md: '36px' }}
        minW={{ base: '44px', md: '36px' }}
        _hover={{ bg: 'color-mix(in srgb, currentColor 14%, transparent)' }}
        onClick={onClear}
      >
        <X />
      </IconButton>
    </Flex>
  );
}
