import { Flex } from '@chakra-ui/react/flex';
import { Kbd } from '@chakra-ui/react/kbd';
import { Span } from '@chakra-ui/react/span';
import { CornerDownLeft } from 'lucide-react';
import { Initials } from '../../../ui/marks/avatar';
import type { Command } from './command';
import { commandTexts as t } from './command.texts';
import { matchIn } from './rank';

/** One choice; the letters that were typed stand out, and the one that Enter takes says so. */
export function CommandRow({
  command,
  query,
  isActive,
  onPoint,
  onChoose,
}: {
  command: Command;
  query: string;
  isActive: boolean;
  onPoint: () => void;
  onChoose: (inNewTab: boolean) => void;
}) {
  const { mark, label, aside, end } = command;
  const Icon = 'initialsOf' in mark ? null : mark;
  return (
    <Flex
      id={`command-${command.id}`}
      role="option"
      aria-selected={isActive}
      align="center"
      gap="3"
      minH="11"
      px="3"
      borderRadius="control"
      cursor="pointer"
      bg={isActive ? 'brandTintStrong' : undefined}
      onPointerMove={() => !isActive && onPoint()}
      onMouseDown={(event) => event.preventDefault()}
      onClick={(event) => onChoose(event.metaKey || event.ctrlKey)}
    >
      <Flex w="26px" flexShrink={0} justify="center" color="textSecond">
        {Icon ? (
          <Icon aria-hidden size={18} strokeWidth={1.75} />
        ) : (
          <Initials name={(mark as { initialsOf: string }).initialsOf} size={26} />
        )}
      </Flex>
      <Flex
        flex="1"
        minW="0"
        align="center"
        gap="3"
        wrap={{ base: 'wrap', md: 'nowrap' }}
        columnGap="3"
        rowGap="0"
        py="1.5"
      >
        <Span fontWeight="500" truncate>
          <Marked label={label} query={query} />
        </Span>
        {aside && (
          <Span color={isActive ? 'textSecond' : 'textThird'} fontSize="small" flexShrink={0}>
            {aside}
          </Span>
        )}
      </Flex>
      {end && (
        <Span color={isActive ? 'textSecond' : 'textThird'} fontSize="small" fontVariantNumeric="tabular-nums">
          {end}
        </Span>
      )}
      {isActive && command.to !== undefined && (
        <Flex aria-hidden hideBelow="md" align="center" gap="2" color="textSecond" fontSize="small">
          {t.open}
          <Kbd>
            <CornerDownLeft size={12} />
          </Kbd>
        </Flex>
      )}
    </Flex>
  );
}

function Marked({ label, query }: { label: string; query: string }) {
  const match = matchIn(label, query);
  if (match === null) return label;
  return (
    <>
      {label.slice(0, match[0])}
      <Span color="brandText" fontWeight="600">
        {label.slice(...match)}
      </Span>
      {label.slice(match[1])}
    </>
  );
}
