import { Box } from '@chakra-ui/react/box';
import { Input } from '@chakra-ui/react/input';
import { Kbd } from '@chakra-ui/react/kbd';
import { Search, X } from 'lucide-react';
import { useEffect, useRef, useState, type RefObject } from 'react';
import { IconButton } from '../../button';
import { listTexts as t } from '../list-page.texts';

const waitMs = 80;

/** Looks while one types: the first key is asked at once, keys in quick succession once the fingers rest. */
export function SearchBox({
  value,
  label,
  onChange,
  inputRef,
  onLeave,
}: {
  value: string;
  label: string;
  onChange: (text: string) => void;
  inputRef: RefObject<HTMLInputElement | null>;
  /** Esc where there is nothing to clear. */
  onLeave?: () => void;
}) {
  const [text, setText] = useState(value);
  const asked = useRef(value);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const typedAt = useRef(Number.NEGATIVE_INFINITY);
  // The address changed by something else than typing: back, a tab, "Clear all".
  useEffect(() => {
    if (value !== asked.current) {
      asked.current = value;
      setText(value);
    }
  }, [value]);
  useEffect(() => () => clearTimeout(timer.current), []);
  function ask(next: string, now = false): void {
    setText(next);
    clearTimeout(timer.current);
    const tell = (): void => {
      asked.current = next;
      onChange(next);
    };
    const rested = performance.now() - typedAt.current > waitMs;
    typedAt.current = performance.now();
    if (now || rested) tell();
    else timer.current = setTimeout(tell, waitMs);
  }
  return (
    <Box role="search" pos="relative" flex="1" maxW={{ md: '300px' }} minW={{ base: '0', md: '180px' }}>
      <Box
        pos="absolute"
        insetStart="2.5"
        top="0"
        bottom="0"
        display="flex"
        alignItems="center"
        color="textThird"
        pointerEvents="none"
      >
        <Search aria-hidden size={16} strokeWidth={1.75} />
      </Box>
      <Input
        ref={inputRef}
        type="search"
        aria-label={label}
        aria-keyshortcuts="/"
        placeholder={label}
        value={text}
        ps="34px"
        pe="9"
        css={{ '&::-webkit-search-cancel-button': { display: 'none' } }}
        onChange={(event) => ask(event.target.value)}
        onKeyDown={(event) => event.key === 'Enter' && ask(text, true)}
        onKeyDownCapture={(event) => {
          if (event.key !== 'Escape' || (text === '' && onLeave === undefined)) return;
          event.stopPropagation();
          if (text === '') onLeave?.();
          else ask('', true);
        }}
      />
      <Box pos="absolute" insetEnd={{ base: '0.5', md: '1.5' }} top="0" bottom="0" display="flex" alignItems="center">
        {text === '' ? (
          <Kbd aria-hidden hideBelow="md">
            {t.searchKey}
          </Kbd>
        ) : (
          <IconButton
            label={t.clearSearch}
            size="sm"
            minW={{ base: '10', md: '7' }}
            h={{ base: '10', md: '7' }}
            onClick={() => {
              ask('', true);
              inputRef.current?.focus();
            }}
          >
            <X />
          </IconButton>
        )}
      </Box>
    </Box>
  );
}
