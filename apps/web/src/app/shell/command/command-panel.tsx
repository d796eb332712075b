import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { Span } from '@chakra-ui/react/span';
import { chakra } from '@chakra-ui/react/styled-system';
import { Text } from '@chakra-ui/react/text';
import { VisuallyHidden } from '@chakra-ui/react/visually-hidden';
import { Search, X } from 'lucide-react';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { useUser } from '../../../lib/session/session';
import { Button } from '../../../ui/button';
import { useBookmarks } from '../bookmarks/use-bookmarks';
import type { Command } from './command';
import { CommandFooter } from './command-footer';
import { CommandRow } from './command-row';
import { commandTexts as t } from './command.texts';
import { groupsFor, isFound, isKept } from './groups-for';
import { recentChoices, rememberChoice } from './recent';
import { actionCommands, bookmarkCommands, pageCommands } from './use-commands';
import { useFound } from './use-found';

const listId = 'command-list';
const Field = chakra('input', {
  base: {
    flex: 1,
    minW: 0,
    h: '100%',
    bg: 'transparent',
    border: 0,
    outline: 'none',
    fontSize: 'md',
    color: 'text',
    _placeholder: { color: 'textThird' },
    _focusVisible: { outline: 'none' },
  },
});

/** A field with its list: arrows move, Enter opens, ⌘Enter opens in a new tab. The focus stays in the field; the list is told by `aria-activedescendant`. */
export function CommandPanel({ onClose }: { onClose: () => void }) {
  const user = useUser();
  const navigate = useNavigate();
  const [query, setQuery] = useState('');
  const [activeId, setActiveId] = useState<string | null>(null);
  const list = useRef<HTMLDivElement>(null);
  const [known] = useState(() => ({
    pages: pageCommands(user),
    actions: actionCommands(user),
    recent: recentChoices(user.id),
  }));
  const { groups: found, isLooking, isFailed } = useFound(query);
  const { pages: bookmarks } = useBookmarks();
  const groups = groupsFor(query, { ...known, bookmarks: bookmarkCommands(bookmarks ?? []) }, found);
  const commands = groups.flatMap((group) => group.commands);
  const active = commands.find(({ id }) => id === activeId) ?? commands[0];

  useEffect(() => {
    list.current?.querySelector('[aria-selected=true]')?.scrollIntoView({ block: 'nearest' });
  }, [active?.id]);

  function choose(command: Command, inNewTab = false): void {
    if (isKept(command))
      rememberChoice(user.id, {
        id: command.id,
        label: command.label,
        ...(command.to !== undefined && { to: command.to }),
      });
    if (inNewTab && command.to !== undefined) return void window.open(command.to, '_blank', 'noopener');
    onClose();
    if (command.to !== undefined) void navigate(command.to);
    else command.run?.();
  }
  function onKeyDown(event: KeyboardEvent): void {
    const at = commands.findIndex(({ id }) => id === active?.id);
    const goTo = (index: number): void =>
      setActiveId(commands[(index + commands.length) % commands.length]?.id ?? null);
    const moves: Record<string, () => void> = {
      ArrowDown: () => goTo(at + 1),
      ArrowUp: () => goTo(at - 1),
      PageDown: () => goTo(Math.min(at + 6, commands.length - 1)),
      PageUp: () => goTo(Math.max(at - 6, 0)),
      Enter: () => active && choose(active, event.metaKey || event.ctrlKey),
    };
    const move = event.nativeEvent.isComposing ? undefined : moves[event.key];
    if (move === undefined) return;
    event.preventDefault();
    move();
  }
  const isNothing = !isFound(commands) && !isLooking;
  return (
    <>
      <Flex
        align="center"
        gap="3"
        h="60px"
        px={{ base: '4', md: '5' }}
        borderBottomWidth="1px"
        flexShrink={0}
        color="textThird"
      >
        <Search aria-hidden size={20} strokeWidth={1.75} />
        <Field
          id="command-input"
          type="text"
          role="combobox"
          aria-expanded="true"
          aria-controls={listId}
          aria-autocomplete="list"
          aria-activedescendant={active && `command-${active.id}`}
          aria-label={t.label}
          placeholder={t.placeholder}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          enterKeyHint="go"
          value={query}
          onKeyDown={onKeyDown}
          onChange={(event) => {
            setQuery(event.target.value);
            setActiveId(null);
          }}
        />
        <Button
          size="sm"
          variant="outline"
          fontSize="xs"
          h={{ base: '11', md: '26px' }}
          px="2"
          bg="transparent"
          aria-label={t.close}
          onClick={onClose}
        >
          <Span hideBelow="md">{t.esc}</Span>
          <Box hideFrom="md">
            <X aria-hidden size={18} />
          </Box>
        </Button>
      </Flex>
      <Box
        ref={list}
        id={listId}
        role="listbox"
        aria-label={t.title}
        aria-busy={isLooking}
        flex="1"
        overflowY="auto"
        px="2"
        py="2"
        minH={{ md: '200px' }}
      >
        {groups.map((group) => (
          <Box key={group.key} role="group" aria-labelledby={`command-group-${group.key}`} mb="1">
            <Text
              id={`command-group-${group.key}`}
              role="presentation"
              fontSize="small"
              color="textThird"
              px="3"
              pt="2"
              pb="1"
            >
              {group.title}
            </Text>
            {group.commands.map((command) => (
              <CommandRow
                key={command.id}
                command={command}
                query={query}
                isActive={command.id === active?.id}
                onPoint={() => setActiveId(command.id)}
                onChoose={(inNewTab) => choose(command, inNewTab)}
              />
            ))}
          </Box>
        ))}
      </Box>
      {isNothing && (
        <Box px="5" pb="6" textAlign="center" mt={{ md: '-104px' }} pos="relative">
          <Text fontWeight="500">{t.nothing(query.trim())}</Text>
          <Text color="textSecond" mt="1">
            {t.nothingHint}
          </Text>
        </Box>
      )}
      {isFailed && (
        <Text role="alert" px="5" py="2.5" fontSize="small" color="amber">
          {t.failed}
        </Text>
      )}
      <VisuallyHidden role="status">
        {isLooking ? '' : isNothing ? t.nothing(query.trim()) : t.results(commands.length)}
      </VisuallyHidden>
      <CommandFooter onClose={onClose} />
    </>
  );
}
