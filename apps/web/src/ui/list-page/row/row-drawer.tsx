import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { Heading } from '@chakra-ui/react/heading';
import { Span } from '@chakra-ui/react/span';
import { ChevronDown, ChevronUp, X } from 'lucide-react';
import { lazy, Suspense, useEffect, useLayoutEffect, useRef, type ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { fetchCode } from '../../../lib/fetch-code';
import { IconButton } from '../../button';
import { Card } from '../../card/card';
import { isTyping } from '../../keys/combination';
import { useKeys } from '../../keys/use-keys';
import { leaveFocusTo, onceLost } from '../../overlay/overlay-focus';
import { brandName } from '../../page/page-title';
import { uiTexts } from '../../ui.texts';
import { useIsWide } from '../../use-media';
import { useListAround, useNeighbours } from '../list-context';
import { listTexts as t } from '../list-page.texts';
import { focusOn, placeOf, rowsOf } from '../use-focus-of-rows';
import { underTopBar, useRoomBeside } from './use-room-beside';

const Sheet = lazy(() => fetchCode(() => import('../../overlay/sheet')).then((module) => ({ default: module.Sheet })));

interface RowDrawerProps {
  /** The row's name, or what is about to be made; the document's title while it is open. */
  title: string;
  /** Beside the title in place of it, where it is more than a name. */
  head?: ReactNode;
  /** The list's own path, where closing leads; its filters stay. */
  listPath: string;
  /** Where it leads instead, where the row itself is in what is asked for: `?turn=`. */
  closeTo?: string;
  /** Of the row that is open; none while a new one is written. */
  rowId?: string;
  footer?: ReactNode;
  /** What the focus goes to as it opens, where that is not its title. */
  begin?: () => HTMLElement | null;
  /** What E does. */
  onEdit?: (() => void) | undefined;
  children: ReactNode;
}

/** Drawers on the screen: one that follows another (the row that was waited for, its form) leaves the focus in it. */
let openDrawers = 0;
/** Somebody writes, and not here: nothing that comes or goes by itself takes the focus from there. */
const isWriting = (): boolean => isTyping(document.activeElement);

/** One row beside its list, with an address of its own: from 1200 a column, on narrower screens a sheet over it. */
export function RowDrawer({ title, head, listPath, closeTo, rowId, footer, begin, onEdit, children }: RowDrawerProps) {
  const isWide = useIsWide();
  const navigate = useNavigate();
  const { search } = useLocation();
  const place = useNeighbours(rowId);
  const box = useRef<HTMLDivElement>(null);
  const close = (): void => void navigate(closeTo ?? listPath + search, { state: { keepScroll: true } });
  const go = (to: string | null): void =>
    void (to !== null && navigate(to, { replace: true, state: { keepScroll: true } }));

  useRoomBeside(box, isWide);
  const list = useListAround();
  const listTitle = list?.title;
  useEffect(() => () => void (document.title = `${listTitle ?? ''} · ${brandName}`), [listTitle]);
  useEffect(() => void (document.title = `${title} · ${brandName}`), [title]);
  // Who opened it goes on in it, as soon as it is seen; closing gives the row back.
  useLayoutEffect(() => {
    if (!isWide || isWriting()) return;
    focusOn(begin?.() ?? box.current?.querySelector<HTMLElement>('h2') ?? null);
  }, [isWide]);
  const row = useRef(rowId);
  row.current = rowId;
  // Where it is among the rows, or was before it went.
  const at = useRef(-1);
  const now = rowId === undefined ? -1 : (list?.ids.indexOf(rowId) ?? -1);
  if (now >= 0) at.current = now;
  useLayoutEffect(() => {
    openDrawers += 1;
    const itsRow = (): HTMLElement | null => {
      const rows = rowsOf(document);
      const opened = rows.findIndex(({ dataset }) => dataset['row'] === row.current);
      return placeOf(rows, opened < 0 ? at.current : opened);
    };
    return () => {
      openDrawers -= 1;
      leaveFocusTo(itsRow);
      setTimeout(() => {
        if (openDrawers > 0) return;
        if (isWriting()) onceLost(document.activeElement!, () => focusOn(itsRow()));
        else focusOn(itsRow());
      });
    };
  }, []);
  useKeys({ e: () => (onEdit === undefined ? false : onEdit()) });
  useLayoutEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (
        event.key === 'Escape' &&
        !event.defaultPrevented &&
        !event.isComposing &&
        (box.current?.contains(document.activeElement) || document.activeElement === document.body)
      ) {
        event.preventDefault();
        close();
      }
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  });

  const [before, after] = [place?.before ?? null, place?.after ?? null];
  // While the list loads they keep their place, so that the title beside them does not wrap anew.
  const steps = (place !== null || (rowId !== undefined && list?.isAwaited)) && (
    <>
      <IconButton label={t.before} disabled={before === null} onClick={() => go(before)}>
        <ChevronUp />
      </IconButton>
      <IconButton label={t.after} disabled={after === null} onClick={() => go(after)}>
        <ChevronDown />
      </IconButton>
    </>
  );
  if (!isWide) {
    return (
      <Suspense fallback={null}>
        <Sheet title={head ?? title} isOpen onClose={close} tools={steps} footer={footer} begin={begin}>
          {children}
        </Sheet>
      </Suspense>
    );
  }
  return (
    <Card
      ref={box}
      as="aside"
      aria-label={title}
      // A press on its ground leaves the focus in it, and with it Esc.
      tabIndex={-1}
      outline="none"
      w="388px"
      ms="4"
      pos="sticky"
      top={`${underTopBar}px`}
      maxH="var(--room)"
      display="flex"
      flexDirection="column"
      overflow="hidden"
      animation="fade-in 180ms"
    >
      <Flex align="center" gap="1" ps="4" pe="2.5" pt="2.5" color="textThird" fontSize="small">
        <Span flex="1" fontVariantNumeric="tabular-nums">
          {place !== null && t.place(place.place, place.total)}
        </Span>
        {steps}
        <IconButton label={uiTexts.close} onClick={close}>
          <X />
        </IconButton>
      </Flex>
      <Box px="4" pb="3">
        <Heading as="h2" textStyle="sheetTitle" tabIndex={-1} _focusVisible={{ outline: 'none' }}>
          {head ?? title}
        </Heading>
      </Box>
      <Box flex="1" minH="0" overflowY="auto" overscrollBehavior="contain" px="4" pb="4">
        {children}
      </Box>
      {footer && (
        <Flex data-keep-clear="" gap="3" justify="flex-end" px="4" py="3" borderTopWidth="1px">
          {footer}
        </Flex>
      )}
    </Card>
  );
}
