import { chakra } from '@chakra-ui/react/styled-system';
import { useEffect, useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { NoBreak } from '../prose/no-break';

/** One of what may be taken. */
export interface ListedChoice {
  key: string;
  label: string;
  /** Before its name. */
  mark?: ReactNode;
  /** After it, at the end of the line. */
  aside?: ReactNode;
}

/** Rows that one press of Page up or down passes. */
const page = 8;

/**
 * Which choice below a field is pointed at, by the ARIA authoring practices of a combobox: the arrows and Page up and
 * down point, Enter takes, Esc closes and nothing around the field hears it.
 */
export function useChoiceList(count: number, onTake: (at: number) => void) {
  const id = useId();
  const [at, setAt] = useState(0);
  const [isOpen, setOpen] = useState(false);
  const isListed = isOpen && count > 0;
  const open = (first = 0): void => (setAt(first), setOpen(true));
  const close = (): void => setOpen(false);
  const pointed = (by: number): number =>
    Math.abs(by) === 1 ? (at + by + count) % Math.max(1, count) : Math.max(0, Math.min(count - 1, at + by));
  /** Whether the key was for the list. */
  function press(event: KeyboardEvent): boolean {
    const by = { ArrowDown: 1, ArrowUp: -1, PageDown: page, PageUp: -page }[event.key];
    const isTaken = event.key === 'Enter' && isListed && !event.metaKey && !event.ctrlKey;
    const isClosed = event.key === 'Escape' && isOpen;
    if (by === undefined && !isTaken && !isClosed) return false;
    event.preventDefault();
    if (by !== undefined) return (isOpen ? setAt(pointed(by)) : open(at), true);
    if (isTaken) return (onTake(at), true);
    event.stopPropagation();
    return (close(), true);
  }
  const ties = {
    role: 'combobox',
    'aria-expanded': isListed,
    'aria-autocomplete': 'list',
    autoComplete: 'off',
    ...(isListed && { 'aria-controls': id, 'aria-activedescendant': `${id}-${at}` }),
  } as const;
  return { at, isOpen, open, close, press, ties, list: { id, at, onAt: setAt, onTake } };
}

const Box = chakra('div', {
  base: {
    pos: 'absolute',
    top: 'calc(100% + 4px)',
    insetX: 0,
    zIndex: 'popover',
    bg: 'raised',
    borderWidth: '1px',
    borderRadius: 'card',
    boxShadow: 'popover',
    p: '1.5',
    maxH: '264px',
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    '& > p': { p: '8px 10px', color: 'textSecond', fontSize: 'small' },
    // Of plain elements, for there may be hundreds.
    '& > [role=option]': {
      display: 'flex',
      alignItems: 'center',
      gap: '2',
      minH: { base: '11', md: '34px' },
      px: '2.5',
      borderRadius: 'tag',
      cursor: 'pointer',
      '&[aria-selected=true]': { bg: 'hover' },
    },
    '& [data-label]': { flex: 1, minW: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  },
});

/** The choices below a field. The field keeps the focus; the choice that is pointed at is always in sight. */
export function ChoiceList<C extends ListedChoice>({
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
  onAt: (at: number) => void;
  onTake: (at: number) => void;
}) {
  const pointed = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLDivElement>(null);
  // Opened at the foot of the screen, the list comes up; it does not wait to be scrolled to.
  useEffect(() => void list.current?.scrollIntoView?.({ block: 'nearest' }), []);
  useEffect(() => void pointed.current?.scrollIntoView?.({ block: 'nearest' }), [at]);
  return (
    <Box ref={list} role="listbox" id={id} aria-label={label} onMouseDown={(event) => event.preventDefault()}>
      {choices.map(({ key, label: name, mark, aside }, index) => (
        <div
          key={key}
          ref={index === at ? pointed : null}
          id={`${id}-${index}`}
          role="option"
          aria-selected={index === at}
          // A finger that scrolls begins on a choice: it is taken when the press ends on it.
          onClick={() => onTake(index)}
          onMouseMove={() => index !== at && onAt(index)}
        >
          {mark}
          <span data-label="">
            <NoBreak>{name}</NoBreak>
          </span>
          {aside}
        </div>
      ))}
    </Box>
  );
}

/** In the list's place: that nothing was found. */
export const NoChoice = ({ children }: { children: ReactNode }) => (
  <Box aria-hidden onMouseDown={(event) => event.preventDefault()}>
    <p>{children}</p>
  </Box>
);
