import { Flex } from '@chakra-ui/react/flex';
import { chakra } from '@chakra-ui/react/styled-system';
import { VisuallyHidden } from '@chakra-ui/react/visually-hidden';
import { Check, ChevronDown } from 'lucide-react';
import { useState, type KeyboardEvent } from 'react';
import { Framed, type FieldWords } from '../form/fields/framed';
import type { FieldBinding } from '../form/state/use-form';
import { select } from '../theme/first-recipes';
import { uiTexts as t } from '../ui.texts';
import { ChoiceList, NoChoice, useChoiceList } from './choice-list';
import { matchOptions, optionCalled, type Option } from './match-options';

const Input = chakra('input', select);
/** More are not drawn: typing finds the rest. */
const mostDrawn = 500;

export interface ComboboxProps extends FieldWords {
  bind: FieldBinding<string>;
  options: readonly Option[];
  size?: 'md' | 'lg';
}

/**
 * One of many, found by typing a part of its name. What is typed is only a search: the value changes when a choice is
 * taken, and leaving the field shows the value again. A whole name that was typed counts as taken.
 */
export default function Combobox({ label, help, optional, bind, options, size = 'md' }: ComboboxProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const found = matchOptions(options, typed ?? '').slice(0, mostDrawn);
  const list = useChoiceList(found.length, (at) => take(found[at]));
  const chosen = options.find(({ value }) => value === bind.value);

  function take(option: Option | undefined): void {
    setTyped(null);
    list.close();
    if (option !== undefined && option.value !== bind.value) bind.onChange(option.value);
  }
  const show = (): void => {
    if (!list.isOpen)
      list.open(
        Math.max(
          0,
          found.findIndex(({ value }) => value === bind.value),
        ),
      );
  };
  function press(event: KeyboardEvent<HTMLInputElement>): void {
    if (!list.isOpen && (event.key === 'ArrowDown' || event.key === 'ArrowUp')) {
      event.preventDefault();
      return show();
    }
    const isTypedAway = event.key === 'Escape' && list.isOpen;
    if (list.press(event)) return isTypedAway ? setTyped(null) : undefined;
    // No form is sent over a search that found nothing.
    if (event.key === 'Enter' && typed !== null) event.preventDefault();
  }
  /** On leaving: an empty field is none where there may be none, a whole name is taken, else the value stays. */
  function settle(): void {
    const meant = typed?.trim() === '' ? options.find(({ value }) => value === '') : optionCalled(options, typed ?? '');
    take(meant);
    bind.onBlur();
  }
  return (
    <Framed label={label} help={help} error={bind.error} {...(optional && { optional })}>
      {(ties) => (
        <Flex align="center" w="full" pos="relative">
          <Input
            {...ties}
            {...list.ties}
            size={size}
            cursor="text"
            spellCheck={false}
            autoCapitalize="none"
            name={bind.name}
            value={typed ?? chosen?.label ?? bind.value}
            onChange={(event) => (setTyped(event.target.value), list.open())}
            onFocus={(event) => event.currentTarget.select()}
            onClick={show}
            onKeyDown={press}
            onBlur={settle}
          />
          <Flex aria-hidden pos="absolute" insetEnd="2.5" color="textSecond" pointerEvents="none">
            <ChevronDown size={16} />
          </Flex>
          {list.isOpen && found.length > 0 && (
            <ChoiceList
              {...list.list}
              label={label}
              choices={found.map(({ value, label: name }) => ({
                key: value,
                label: name,
                ...(value === bind.value && { aside: <Check aria-hidden size={16} /> }),
              }))}
            />
          )}
          {list.isOpen && found.length === 0 && <NoChoice>{t.noChoice(typed ?? '')}</NoChoice>}
          <VisuallyHidden role="status">
            {list.isOpen && typed !== null && (found.length === 0 ? t.noChoice(typed) : t.choices(found.length))}
          </VisuallyHidden>
        </Flex>
      )}
    </Framed>
  );
}
