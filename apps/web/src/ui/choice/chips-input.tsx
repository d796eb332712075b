import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { Input } from '@chakra-ui/react/input';
import { X } from 'lucide-react';
import { useId, useState, type KeyboardEvent, type ReactNode } from 'react';
import { IconButton } from '../button';
import { FieldFrame } from '../form/fields';

export interface Chip {
  id: string;
  name: string;
  /** Before its name: a dot of its colour. */
  mark?: ReactNode;
}

/** One of what may be taken: a chip that there is, or one that is made of what was typed. */
export interface ChipChoice {
  key: string;
  label: string;
  mark: ReactNode;
}

/**
 * Chosen things as chips, and others found by typing: a combobox by the ARIA authoring practices. The arrow keys choose,
 * Enter takes and never sends the form, Esc closes, Backspace in the empty field takes the last chip away.
 */
export function ChipsInput<C extends ChipChoice>({
  label,
  help,
  chosen,
  choices,
  choicesLabel,
  removeLabel,
  text,
  onText,
  onTake,
  onRemove,
  longest,
}: {
  label: string;
  help?: string;
  chosen: readonly Chip[];
  choices: readonly C[];
  /** Names the list of choices. */
  choicesLabel: string;
  removeLabel: (name: string) => string;
  text: string;
  onText: (text: string) => void;
  onTake: (choice: C) => void;
  onRemove: (id: string) => void;
  /** Most letters that may be typed. */
  longest: number;
}) {
  const listId = useId();
  const [at, setAt] = useState(0);
  const [isOpen, setOpen] = useState(false);
  const current = choices[at];
  const take = (choice: C | undefined): void => {
    if (choice === undefined) return;
    setAt(0);
    onTake(choice);
  };
  function onKey(event: KeyboardEvent): void {
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      setOpen(true);
      setAt((before) => (before + (event.key === 'ArrowDown' ? 1 : choices.length - 1)) % Math.max(1, choices.length));
    } else if (event.key === 'Enter' && !event.metaKey && !event.ctrlKey) {
      event.preventDefault();
      if (isOpen) take(current);
    } else if (event.key === 'Escape' && isOpen) {
      event.preventDefault();
      event.stopPropagation();
      setOpen(false);
    } else if (event.key === 'Backspace' && text === '' && chosen.length > 0) onRemove(chosen.at(-1)!.id);
  }
  return (
    <FieldFrame label={label} help={help}>
      {chosen.length > 0 && (
        <Flex wrap="wrap" gap="6px" w="full">
          {chosen.map(({ id, name, mark }) => (
            <Flex
              key={id}
              as="span"
              align="center"
              gap="6px"
              h={{ base: '44px', md: '28px' }}
              ps="8px"
              borderWidth="1px"
              borderColor="lineStrong"
              borderRadius="tag"
              fontSize="13px"
            >
              {mark}
              {name}
              <IconButton
                label={removeLabel(name)}
                size="sm"
                minW={{ base: '44px', md: '26px' }}
                h={{ base: '42px', md: '26px' }}
                onClick={() => onRemove(id)}
              >
                <X />
              </IconButton>
            </Flex>
          ))}
        </Flex>
      )}
      <Box pos="relative" w="full">
        <Input
          role="combobox"
          aria-expanded={isOpen && choices.length > 0}
          {...(isOpen && choices.length > 0 && { 'aria-controls': listId })}
          aria-autocomplete="list"
          autoComplete="off"
          maxLength={longest}
          value={text}
          {...(isOpen && current && { 'aria-activedescendant': `${listId}-${at}` })}
          onChange={(event) => (onText(event.target.value), setAt(0), setOpen(true))}
          onFocus={() => setOpen(true)}
          onBlur={() => setOpen(false)}
          onKeyDown={onKey}
        />
        {isOpen && choices.length > 0 && (
          <Choices id={listId} label={choicesLabel} choices={choices} at={at} onAt={setAt} onTake={take} />
        )}
      </Box>
    </FieldFrame>
  );
}

function Choices<C extends ChipChoice>({
  id,
  label,
  choices,
  at,
  onAt,
  onTake,
}: {
  id: string;
  label: string;
  choices: readonly C[];
  at: number;
  onAt: (index: number) => void;
  onTake: (choice: C) => void;
}) {
  return (
    <Box
      role="listbox"
      id={id}
      aria-label={label}
      pos="absolute"
      top="calc(100% + 4px)"
      insetX="0"
      zIndex="popover"
      bg="raised"
      borderWidth="1px"
      borderRadius="card"
      boxShadow="popover"
      p="6px"
      maxH="220px"
      overflowY="auto"
    >
      {choices.map((choice, index) => (
        <Flex
          key={choice.key}
          id={`${id}-${index}`}
          role="option"
          aria-selected={index === at}
          align="center"
          gap="8px"
          minH={{ base: '44px', md: '34px' }}
          px="10px"
          borderRadius="tag"
          cursor="pointer"
          bg={index === at ? 'hover' : 'transparent'}
          onPointerDown={(event) => {
            // The field keeps the focus.
            event.preventDefault();
            onTake(choice);
          }}
          onPointerMove={() => onAt(index)}
        >
          {choice.mark}
          <Box truncate>{choice.label}</Box>
        </Flex>
      ))}
    </Box>
  );
}
