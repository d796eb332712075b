import { X } from 'lucide-react';
import { useState, type ReactNode, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { IconButton } from '../../button';
import { listTexts as t } from '../list-page.texts';
import { SearchBox } from './search-box';

/** On a phone the search lies over the title's line (`over`) while it is asked for, or narrows the list. */
export function usePhoneSearch(
  label: string | undefined,
  value: string,
  onChange: (text: string) => void,
  inputRef: RefObject<HTMLInputElement | null>,
): { search: { label: string; open: () => void } | null; over: ReactNode } {
  const [isOpen, setOpen] = useState(false);
  if (label === undefined) return { search: null, over: null };
  const open = (): void => {
    // At once, within the tap: only then does a phone show its keyboard.
    flushSync(() => setOpen(true));
    inputRef.current?.focus();
  };
  const close = (): void => {
    flushSync(() => setOpen(false));
    onChange('');
    document.querySelector<HTMLElement>('#page-title ~ * [data-search]')?.focus();
  };
  return {
    search: { label, open },
    over: (isOpen || value !== '') && (
      <>
        <SearchBox value={value} label={label} onChange={onChange} inputRef={inputRef} onLeave={close} />
        <IconButton label={t.closeSearch} size="lg" me="-2.5" onClick={close}>
          <X />
        </IconButton>
      </>
    ),
  };
}
