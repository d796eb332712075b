import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { Input } from '@chakra-ui/react/input';
import { X } from 'lucide-react';
import type { KeyboardEvent, ReactNode } from 'react';
import { IconButton } from '../button';
import { FieldFrame } from '../form/fields/fields';
import { ChoiceList, useChoiceList, type ListedChoice } from './choice-list';

export interface Chip {
  id: string;
  name: string;
  /** Before its name: a dot of its colour. */
  mark?: ReactNode;
}

/**
 * Chosen things as chips, and others found by typing: a combobox by the ARIA authoring practices. The arrow keys choose,
 * Enter takes and never sends the form, Esc closes, Backspace in the empty field takes the last chip away.
 */
export function ChipsInput<C extends ListedChoice>({
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
  const list = useChoiceList(choices.length, (at) => {
    list.open();
    onTake(choices[at]!);
  });
  function onKey(event: KeyboardEvent): void {
    if (list.press(event)) return;
    if (event.key === 'Enter' && !event.metaKey && !event.ctrlKey) event.preventDefault();
    else if (event.key === 'Backspace' && text === '' && chosen.length > 0) onRemove(chosen.at(-1)!.id);
  }
  return (
    <FieldFrame label={label} help={help}>
      {chosen.length > 0 && (
        <Flex wrap="wrap" gap="1.5" w="full">
          {chosen.map(({ id, name, mark }) => (
            <Flex
              key={id}
              as="span"
              align="center"
              gap="1.5"
              h={{ base: '11', md: '7' }}
              ps="2"
              borderWidth="1px"
              borderColor="lineStrong"
              borderRadius="tag"
              fontSize="small"
            >
              {mark}
              {name}
              <IconButton
                label={removeLabel(name)}
                size="sm"
                minW={{ base: '11', md: '26px' }}
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
          {...list.ties}
          maxLength={longest}
          value={text}
          onChange={(event) => (onText(event.target.value), list.open())}
          onFocus={() => list.open()}
          onBlur={list.close}
          onKeyDown={onKey}
        />
        {list.isOpen && choices.length > 0 && <ChoiceList {...list.list} label={choicesLabel} choices={choices} />}
      </Box>
    </FieldFrame>
  );
}
