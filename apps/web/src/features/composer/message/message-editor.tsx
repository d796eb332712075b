import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { Span } from '@chakra-ui/react/span';
import { chakra } from '@chakra-ui/react/styled-system';
import { Undo2 } from 'lucide-react';
import { useEffect, useImperativeHandle, useRef, useState, type KeyboardEvent, type ReactNode, type Ref } from 'react';
import { IconButton } from '../../../ui/button';
import { composerTexts } from '../composer.texts';
import { costlyPlaces } from '../costly/costly';
import { fieldBefore, piecesOf, toMessage, toView, type MessageField } from './fields';

const t = composerTexts.message;
/** The same metrics in both layers, else the marks would not stand behind their words. */
const layer = {
  gridArea: '1 / 1',
  m: 0,
  px: { base: '16px', md: '18px' },
  py: '14px',
  fontFamily: 'body',
  fontSize: { base: '16px', md: '15px' },
  lineHeight: { base: '28px', md: '26px' },
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
const mark = { borderRadius: '5px', boxDecorationBreak: 'clone', py: '2px' } as const;

export interface EditorHandle {
  insert: (text: string) => void;
  replace: (text: string) => void;
  focus: () => void;
}

interface EditorProps {
  message: string;
  onChange: (message: string) => void;
  fields: readonly MessageField[];
  costly: readonly string[];
  describedBy: string;
  isInvalid: boolean;
  tools: ReactNode;
  handle: Ref<EditorHandle>;
}

/**
 * A text with its fields. What one types in is a plain text area, so that screen readers, input methods, spelling and
 * the browser's own undo work as everywhere; behind it the same words are drawn with their marks.
 */
export function MessageEditor({
  message,
  onChange,
  fields,
  costly,
  describedBy,
  isInvalid,
  tools,
  handle,
}: EditorProps) {
  const [view, setView] = useState(() => toView(message, fields));
  const area = useRef<HTMLTextAreaElement>(null);
  const hasCaret = useRef(false);
  // Fields of the business come later than the text of a kept draft.
  useEffect(() => setView((now) => toView(toMessage(now, fields), fields)), [fields]);
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
  useImperativeHandle(handle, () => ({
    insert: (text) => {
      const { selectionStart, selectionEnd, value } = area.current!;
      // Nobody has put the caret anywhere: what is inserted goes to the end.
      put(hasCaret.current ? selectionStart : value.length, hasCaret.current ? selectionEnd : value.length, text);
    },
    replace: (text) => put(0, area.current!.value.length, toView(text, fields)),
    focus: () => area.current!.focus(),
  }));
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>): void => {
    const { selectionStart, selectionEnd } = event.currentTarget;
    if (event.key !== 'Backspace' || event.nativeEvent.isComposing || selectionStart !== selectionEnd) return;
    const field = fieldBefore(view, selectionStart, fields);
    if (field === null) return;
    event.preventDefault();
    put(field.from, field.to, '');
  };
  return (
    <Box
      borderWidth="1px"
      borderColor={isInvalid ? 'red' : 'lineField'}
      borderRadius="card"
      bg="surface"
      overflow="hidden"
      _focusWithin={{ borderColor: isInvalid ? 'red' : 'solid', boxShadow: isInvalid ? 'haloRed' : 'halo' }}
      transition="border-color 120ms, box-shadow 120ms"
    >
      <Box display="grid">
        <Behind aria-hidden>
          <Marked view={view} fields={fields} costly={costly} />
          {'\n'}
        </Behind>
        <Area
          ref={area}
          value={view}
          onChange={(event) => set(event.target.value)}
          onFocus={() => (hasCaret.current = true)}
          onKeyDown={onKeyDown}
          aria-label={t.text}
          aria-describedby={describedBy}
          aria-invalid={isInvalid || undefined}
          spellCheck
        />
      </Box>
      <Flex align="center" gap="4px" px="8px" minH={{ base: '52px', md: '46px' }} bg="subtle" borderTopWidth="1px">
        {tools}
        <IconButton
          label={t.undoTyping}
          ms="auto"
          minH={{ base: '44px', md: '34px' }}
          minW={{ base: '44px', md: '34px' }}
          size="sm"
          onClick={() => (area.current?.focus(), document.execCommand?.('undo'))}
        >
          <Undo2 />
        </IconButton>
      </Flex>
    </Box>
  );
}

/** The words of the text area with fields as tags and costly characters on amber. Braces keep their width and are not seen. */
function Marked({ view, fields, costly }: Pick<EditorProps, 'fields' | 'costly'> & { view: string }) {
  return piecesOf(view, fields).map(({ kind, text, from }) => {
    if (kind === 'text') return <WithCostly key={from} text={text} costly={costly} />;
    if (kind === 'unknown')
      return (
        <Span key={from} {...mark} bg="redTint" color="red">
          {text}
        </Span>
      );
    const [label, fallback] = text.slice(1, -1).split('|');
    return (
      <Span key={from} {...mark} bg="brandTintStrong" color="brandText">
        <Span color="transparent">{'{'}</Span>
        {label}
        {fallback !== undefined && (
          <>
            <Span opacity={0.55}>{'|'}</Span>
            <Span color="textSecond">{fallback}</Span>
          </>
        )}
        <Span color="transparent">{'}'}</Span>
      </Span>
    );
  });
}

function WithCostly({ text, costly }: { text: string; costly: readonly string[] }) {
  const places = costlyPlaces(text, costly);
  if (places.length === 0) return text;
  const parts: ReactNode[] = [];
  let end = 0;
  for (const { from, to } of places) {
    parts.push(
      text.slice(end, from),
      <Span key={from} {...mark} bg="amberTint" color="amber" boxShadow="0 0 0 1px {colors.amber}">
        {text.slice(from, to)}
      </Span>,
    );
    end = to;
  }
  return [...parts, text.slice(end)];
}
