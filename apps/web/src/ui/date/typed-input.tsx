import { chakra } from '@chakra-ui/react/styled-system';
import { useLayoutEffect, useRef, useState, type ClipboardEvent, type KeyboardEvent } from 'react';
import type { FieldTies } from '../form/fields/framed';
import type { FieldBinding } from '../form/state/use-form';
import { input } from '../theme/first-recipes';

const Input = chakra('input', input);

/** What a typed field knows of its values: how they are read, printed and stepped through. */
export interface Typing {
  /** "DD-MM-YYYY" */
  pattern: string;
  /** The value that was meant; null where it cannot be told. */
  read: (text: string) => string | null;
  /** A value as it is shown; what is none, as it is. */
  print: (value: string) => string;
  /** Where the parts of a printed value begin and end, in its letters. */
  parts: readonly (readonly [start: number, end: number])[];
  /** The value one further (1) or one back (-1) in that part; the first proposal where there is none. */
  step: (value: string | null, part: number, by: 1 | -1) => string;
}

/**
 * A field in which a value is typed as people write it and read when the field is left; a whole one counts at once.
 * Words that cannot be read are the value as they are, so that nothing typed is lost and no form sends them unseen.
 */
export function TypedInput({
  bind,
  ties,
  typing,
  isTyped,
  onTyped,
  onOpen,
  paddingEnd = '3',
}: {
  bind: FieldBinding<string>;
  ties: FieldTies;
  typing: Typing;
  /** Whether it is being typed in: what is wrong is said when it is left. */
  isTyped: boolean;
  onTyped: (isTyped: boolean) => void;
  /** Opens what one may choose from, by Alt and the arrow down. */
  onOpen?: () => void;
  paddingEnd?: string;
}) {
  const [text, setText] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const stepped = useRef<number | null>(null);
  const shown = isTyped ? text : typing.print(bind.value);

  useLayoutEffect(() => {
    const part = stepped.current === null ? undefined : typing.parts[stepped.current];
    stepped.current = null;
    if (part) field.current?.setSelectionRange(...part);
  }, [shown, typing.parts]);

  const take = (value: string): void => {
    onTyped(false);
    if (value !== bind.value) bind.onChange(value);
  };
  const settle = (): void => {
    if (isTyped) take(typing.read(text) ?? text.trim());
  };
  const type = (next: string): void => {
    setText(next);
    onTyped(true);
    const value = next.trim() === '' ? '' : typing.read(next);
    if (value !== null && typing.print(value) === next) bind.onChange(value);
  };
  const paste = (event: ClipboardEvent<HTMLInputElement>): void => {
    const { selectionStart, selectionEnd, value: before } = event.currentTarget;
    const value = typing.read(event.clipboardData.getData('text'));
    // A part that is pasted into a value is typing; what takes the place of the whole is read.
    if (value === null || selectionStart !== 0 || selectionEnd !== before.length) return;
    event.preventDefault();
    take(value);
  };
  const press = (event: KeyboardEvent<HTMLInputElement>): void => {
    // The form that Enter submits holds what was meant.
    if (event.key === 'Enter') return settle();
    if ((event.key !== 'ArrowUp' && event.key !== 'ArrowDown') || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    if (event.altKey) return onOpen?.();
    const caret = event.currentTarget.selectionStart ?? 0;
    const part = typing.parts.findIndex(([, end]) => caret <= end);
    stepped.current = part < 0 ? typing.parts.length - 1 : part;
    take(typing.step(typing.read(shown), stepped.current, event.key === 'ArrowUp' ? 1 : -1));
  };
  return (
    <Input
      ref={field}
      {...ties}
      pe={paddingEnd}
      inputMode="numeric"
      autoComplete="off"
      spellCheck={false}
      placeholder={typing.pattern}
      _placeholder={{ color: 'textThird' }}
      name={bind.name}
      value={shown}
      onChange={(event) => type(event.target.value)}
      onPaste={paste}
      onKeyDown={press}
      onBlur={() => {
        settle();
        bind.onBlur();
      }}
    />
  );
}
