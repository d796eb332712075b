import { chakra } from '@chakra-ui/react/styled-system';
import { useLayoutEffect, useState, type KeyboardEvent, type RefObject } from 'react';
import { input } from '../../ui/theme/first-recipes';
import type { FieldAtCaret } from './fields';
import { messageTexts as t } from './message.texts';

const width = 240;
const longest = 60;
const Input = chakra('input', input);
const Panel = chakra('label', {
  base: {
    position: 'absolute',
    zIndex: 1,
    display: 'block',
    w: `${width}px`,
    maxW: '100%',
    p: '10px 12px 12px',
    bg: 'raised',
    borderWidth: '1px',
    borderRadius: 'card',
    boxShadow: 'popover',
    fontSize: 'small',
    fontWeight: '500',
    animation: 'fade-in 120ms',
  },
});

/** Under the chip that the caret is in: what is sent to who lacks it. Enter and Esc lead back into the text. */
export function IfMissing({
  field,
  drawn,
  onChange,
  onDone,
}: {
  field: FieldAtCaret;
  /** Where the chips are drawn. */
  drawn: RefObject<HTMLElement | null>;
  onChange: (fallback: string) => void;
  onDone: () => void;
}) {
  const [place, setPlace] = useState({ left: 0, top: 0 });
  useLayoutEffect(() => {
    const chip = drawn.current?.querySelector<HTMLElement>(`[data-from="${field.from}"]`);
    if (chip == null || drawn.current === null) return;
    // Of a chip that is broken over two lines the last one counts.
    const box = [...chip.getClientRects()].at(-1) ?? chip.getBoundingClientRect();
    const around = drawn.current.getBoundingClientRect();
    const left = Math.max(8, Math.min(box.left - around.left, around.width - width - 8));
    const top = box.bottom - around.top + 6;
    setPlace((before) => (before.left === left && before.top === top ? before : { left, top }));
  }, [drawn, field.from, field.to]);
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' && event.key !== 'Escape') return;
    // Neither sends the form around it nor closes the drawer it is in.
    event.preventDefault();
    event.stopPropagation();
    onDone();
  };
  return (
    <Panel style={place}>
      {t.ifMissing}
      <Input
        mt="1.5"
        size="sm"
        value={field.fallback}
        maxLength={longest}
        autoComplete="off"
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={onKeyDown}
      />
    </Panel>
  );
}
