import { createToaster, Toaster } from '@chakra-ui/react/toast';
import { useLayoutEffect, useSyncExternalStore } from 'react';
import { createRoot } from 'react-dom/client';
import { isLocked, onSessionChange } from '../../lib/session/session';
import { ThemeProvider } from '../theme/theme-provider';
import { MoreToasts } from './more-toasts';
import { onOverlays } from './overlays';
import type { Toast } from './toast';
import { ToastCard } from './toast-card';
import { placeToasts } from './toast-lift';
import { coveredBy, foldedOf, type Piled } from './toast-pile';
import { toastTexts as t } from './toast.texts';

const toaster = createToaster({
  placement: 'bottom-end',
  pauseOnPageIdle: true,
  max: 100,
  gap: 12,
  offsets: {
    bottom: 'calc(var(--toast-lift, 24px) + var(--toast-fold, 0px))',
    right: 'var(--toast-right, 16px)',
    left: '4',
    top: '4',
  },
});

/** What is on the screen, newest first, and whether the folded ones are asked for. */
let pile: readonly Piled[] = [];
let isOpen = false;
let folded: readonly Piled[] = [];
const listeners = new Set<() => void>();
const listen = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

function change(next: readonly Piled[], opens = isOpen): void {
  const before = folded;
  pile = next;
  isOpen = opens && next.length > 0;
  folded = foldedOf(pile, isOpen);
  for (const { id } of before) if (pile.some((each) => each.id === id) && !isFolded(id)) toaster.resume(id);
  holdFolded();
  for (const listener of listeners) listener();
  placeToasts();
}
/** On the screen, folded or not. */
export const isShown = (id: string): boolean => pile.some((each) => each.id === id);
const isFolded = (id: string): boolean => folded.some((each) => each.id === id);

/** The seconds in which something can be taken back are not spent where nobody sees them. */
function holdFolded(): void {
  for (const { id, kind } of folded) if (kind === 'undo') toaster.pause(id);
}

let timer: ReturnType<typeof setInterval> | undefined;
/** While toasts are shown: pages scroll and drawers open beside them, and the toaster lets all go on once a pointer has left one. */
function keepUp(): void {
  timer ??= setInterval(() => {
    placeToasts();
    holdFolded();
    if (pile.length > 0) return;
    clearInterval(timer);
    timer = undefined;
  }, 300);
}

onOverlays((opens) => {
  if (!opens) return change(pile.map((each) => ({ ...each, isCovered: false })));
  const { stay, go } = coveredBy(pile);
  change([...stay, ...go], false);
  for (const { id } of go) toaster.dismiss(id);
});

// Toasts name what was done and to whom.
onSessionChange(() => isLocked() && toaster.dismiss());

export function show({ id: given, kind, title, text, action, durationMs = 8_000, onGone }: Toast): {
  dismiss: () => void;
} {
  const isThere = given !== undefined && isShown(given);
  const id = toaster.create({
    ...(given !== undefined && { id: given }),
    title,
    description: text,
    duration: durationMs,
    type: kind === 'error' ? 'error' : kind === 'warning' ? 'warning' : 'info',
    closable: true,
    meta: { kind },
    // Said also where there is none: what it changes from may have had one.
    action: action && { label: action.label, onClick: action.run },
    onStatusChange: ({ status }) => {
      if (status !== 'unmounted') return;
      change(pile.filter((each) => each.id !== id));
      onGone?.();
    },
  });
  change(
    isThere
      ? pile.map((each) => (each.id === id ? { ...each, kind } : each))
      : [{ id, kind, isCovered: false }, ...pile],
  );
  keepUp();
  return { dismiss: () => toaster.dismiss(id) };
}

/** A region that screen readers hear politely; rendered beside the page, so that no page's end takes a toast with it. */
function Toasts() {
  const away = useSyncExternalStore(listen, () => folded);
  useLayoutEffect(() => placeToasts());
  return (
    <Toaster toaster={toaster} aria-label={t.region}>
      {(toast) => (
        <>
          <ToastCard
            kind={pile.find(({ id }) => id === toast.id)?.kind ?? 'async'}
            durationMs={toast.duration ?? 8_000}
            isFolded={away.some(({ id }) => id === toast.id)}
            content={toast}
          />
          {away[0]?.id === toast.id && (
            <MoreToasts count={away.length} areAll={away.length === pile.length} onOpen={() => change(pile, true)} />
          )}
        </>
      )}
    </Toaster>
  );
}

const place = document.body.appendChild(document.createElement('div'));
// A dialog makes all beside it dead, but for what speaks: what can still be taken back can be while it is open.
place.dataset['liveAnnouncer'] = '';
createRoot(place).render(
  <ThemeProvider>
    <Toasts />
  </ThemeProvider>,
);
