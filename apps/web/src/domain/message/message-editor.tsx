import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { chakra } from '@chakra-ui/react/styled-system';
import { Undo2 } from 'lucide-react';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { IconButton } from '../../ui/button';
import { fieldAt, fieldBefore, inView, toMessage, toView, type FieldAtCaret, type MessageField } from './fields';
import { IfMissing } from './if-missing';
import { Marked } from './marked';
import { messageTexts as t } from './message.texts';
import { EmojiMenu } from './toolbar/emoji-menu';
import { FieldMenu } from './toolbar/field-menu';
import { LinkMenu } from './toolbar/link-menu';

/** The same metrics in both layers, else the marks would not stand behind their words. */
const layer = {
  gridArea: '1 / 1',
  m: 0,
  px: { base: '4', md: '4.5' },
  py: '3.5',
  fontFamily: 'body',
  fontSize: { base: 'md', md: '0.9375rem' },
  lineHeight: { base: '1.75rem', md: '1.625rem' },
  letterSpacing: 'normal',
  whiteSpace: 'pre-wrap',
  overflowWrap: 'break-word',
  wordBreak: 'normal',
  fontWeight: '400',
  tabSize: 4,
} as const;
const Area = chakra('textarea', {
  base: {
    ...layer,
    w: 'full',
    h: 'full',
    minH: { base: '132px', md: '124px' },
    resize: 'none',
    overflow: 'hidden',
    bg: 'transparent',
    color: 'transparent',
    caretColor: '{colors.text}',
    outline: 'none !important',
    borderWidth: 0,
    '&::selection': { bg: 'color-mix(in srgb, {colors.chart2} 40%, transparent)', color: 'transparent' },
    '@media (forced-colors: active)': { color: 'CanvasText' },
  },
});
const Behind = chakra('div', {
  base: { ...layer, color: 'text', pointerEvents: 'none', '@media (forced-colors: active)': { visibility: 'hidden' } },
});

interface EditorProps {
  /** Names the text. */
  label: string;
  message: string;
  onChange: (message: string) => void;
  onBlur?: () => void;
  fields: readonly MessageField[];
  /** Characters that are marked, since they cost more than others that read the same. */
  costly: readonly string[];
  describedBy: string;
  isInvalid: boolean;
}

/**
 * A text with its fields. What one types in is a plain text area, so that screen readers, input methods, spelling and
 * the browser's own undo work as everywhere; behind it the same words are drawn with their marks.
 */
export function MessageEditor({
  label,
  message,
  onChange,
  onBlur,
  fields,
  costly,
  describedBy,
  isInvalid,
}: EditorProps) {
  const [view, setView] = useState(() => toView(message, fields));
  const area = useRef<HTMLTextAreaElement>(null);
  const drawn = useRef<HTMLDivElement>(null);
  const hasCaret = useRef(false);
  const caret = useCaretField(view, fields);
  // Fields of the business come later than the text of a kept draft.
  useEffect(() => setView(toView(message, fields)), [fields]);
  // The text as it is typed stays until something else is meant by it: a half-written field is not taken away.
  useEffect(() => {
    setView((now) => (toMessage(now, fields) === message ? now : toView(message, fields)));
  }, [message]);
  const set = (next: string): void => {
    setView(next);
    onChange(toMessage(next, fields));
  };
  /** Through the browser's own command, so that its undo takes it back too; where there is none, by hand. */
  const put = (from: number, to: number, text: string): void => {
    const element = area.current!;
    element.focus();
    element.setSelectionRange(from, to);
    const isDone =
      typeof document.execCommand === 'function' &&
      (text === '' ? document.execCommand('delete') : document.execCommand('insertText', false, text));
    if (isDone) return;
    set(element.value.slice(0, from) + text + element.value.slice(to));
    requestAnimationFrame(() => element.setSelectionRange(from + text.length, from + text.length));
  };
  const insert = (text: string, { isApart = false } = {}): void => {
    const { selectionStart, selectionEnd, value } = area.current!;
    // Nobody has put the caret anywhere: what is inserted goes to the end.
    const [from, to] = hasCaret.current ? [selectionStart, selectionEnd] : [value.length, value.length];
    put(from, to, isApart ? apart(text, value.slice(0, from), value.slice(to)) : text);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>): void => {
    const { selectionStart, selectionEnd } = event.currentTarget;
    if (event.key === 'Escape' && caret.field !== null) {
      // What it would close otherwise stays open.
      event.preventDefault();
      event.stopPropagation();
      return caret.leave();
    }
    if (event.key !== 'Backspace' || event.nativeEvent.isComposing || selectionStart !== selectionEnd) return;
    const field = fieldBefore(view, selectionStart, fields);
    if (field === null) return;
    event.preventDefault();
    put(field.from, field.to, '');
  };
  const setFallback = ({ label: name, from, to }: FieldAtCaret, fallback: string): void => {
    set(view.slice(0, from) + inView(name, fallback) + view.slice(to));
    caret.move(from + 1);
  };
  const backToText = ({ to }: FieldAtCaret): void => {
    caret.leave();
    area.current!.focus();
    area.current!.setSelectionRange(to, to);
  };
  return (
    <Box
      borderWidth="1px"
      borderColor={isInvalid ? 'red' : 'lineField'}
      borderRadius="card"
      bg="surface"
      _focusWithin={{ borderColor: isInvalid ? 'red' : 'solid', boxShadow: isInvalid ? 'haloRed' : 'halo' }}
      transition="border-color 120ms, box-shadow 120ms"
    >
      <Box
        display="grid"
        pos="relative"
        onBlur={({ relatedTarget, currentTarget }) => {
          if (currentTarget.contains(relatedTarget)) return;
          caret.move(null);
          onBlur?.();
        }}
      >
        <Behind ref={drawn} aria-hidden>
          <Marked view={view} fields={fields} costly={costly} />
          {'\n'}
        </Behind>
        <Area
          ref={area}
          value={view}
          onChange={(event) => set(event.target.value)}
          onFocus={() => (hasCaret.current = true)}
          onSelect={({ currentTarget }) => caret.move(currentTarget.selectionEnd)}
          onKeyDown={onKeyDown}
          aria-label={label}
          aria-describedby={describedBy}
          aria-invalid={isInvalid || undefined}
          spellCheck
        />
        {caret.field && (
          <IfMissing
            field={caret.field}
            drawn={drawn}
            onChange={(fallback) => setFallback(caret.field!, fallback)}
            onDone={() => backToText(caret.field!)}
          />
        )}
      </Box>
      <Flex
        align="center"
        // On the smallest phone all four fit by a hair.
        gap={{ base: 0, md: '1' }}
        px={{ base: '1', md: '2' }}
        minH={{ base: '52px', md: '46px' }}
        bg="subtle"
        borderTopWidth="1px"
        borderBottomRadius="11px"
      >
        <FieldMenu fields={fields} onInsert={({ label: name, fallback }) => insert(inView(name, fallback))} />
        <LinkMenu onInsert={(address) => insert(address, { isApart: true })} />
        <EmojiMenu onInsert={insert} />
        <IconButton
          label={t.undoTyping}
          ms="auto"
          minH={{ md: '34px' }}
          minW={{ md: '34px' }}
          size="sm"
          onClick={() => (area.current?.focus(), document.execCommand?.('undo'))}
        >
          <Undo2 />
        </IconButton>
      </Flex>
    </Box>
  );
}

/** With a space where the words around it would become part of it. */
const apart = (address: string, before: string, after: string): string =>
  [/(?:^|[\s(])$/.test(before) ? '' : ' ', address, /^[.,;:!?)]*(?:\s|$)/.test(after) ? '' : ' '].join('');

/** The field that the caret is in, until one says that one is done with it. */
function useCaretField(view: string, fields: readonly MessageField[]) {
  const [at, setAt] = useState<number | null>(null);
  const [left, setLeft] = useState<number | null>(null);
  const field = at === null ? null : fieldAt(view, at, fields);
  return {
    field: field !== null && field.from !== left ? field : null,
    move: (next: number | null): void => {
      setAt(next);
      const from = next === null ? undefined : fieldAt(view, next, fields)?.from;
      // By what was said last: to lead back into the text moves the caret as well.
      setLeft((before) => (from === before ? before : null));
    },
    leave: (): void => setLeft(field?.from ?? null),
  };
}
