import { createToaster, Toaster } from '@chakra-ui/react/toast';
import { createRoot } from 'react-dom/client';
import { ThemeProvider } from '../theme/theme-provider';
import type { Toast, ToastKind } from './toast';
import { ToastCard } from './toast-card';
import { keepClear, stopKeepingClear } from './toast-lift';
import { toastTexts as t } from './toast.texts';

const toaster = createToaster({
  placement: 'bottom-end',
  pauseOnPageIdle: true,
  max: 5,
  gap: 12,
  offsets: { bottom: 'var(--toast-lift, 24px)', right: 'clamp(16px, 100vw - 400px, 24px)', left: '16px', top: '16px' },
});

export function show({ kind, title, text, action, durationMs = 8_000, onGone }: Toast): { dismiss: () => void } {
  keepClear();
  const id = toaster.create({
    title,
    description: text,
    duration: durationMs,
    type: kind === 'error' ? 'error' : kind === 'warning' ? 'warning' : 'info',
    closable: true,
    meta: { kind },
    ...(action && { action: { label: action.label, onClick: action.run } }),
    onStatusChange: ({ status }) => {
      if (status !== 'unmounted') return;
      stopKeepingClear();
      onGone?.();
    },
  });
  return { dismiss: () => toaster.dismiss(id) };
}

/** A region that screen readers hear politely; rendered beside the page, so that no page's end takes a toast with it. */
const Toasts = () => (
  <Toaster toaster={toaster} aria-label={t.region}>
    {(toast) => (
      <ToastCard kind={toast.meta?.['kind'] as ToastKind} durationMs={toast.duration ?? 8_000} content={toast} />
    )}
  </Toaster>
);

const place = document.body.appendChild(document.createElement('div'));
createRoot(place).render(
  <ThemeProvider>
    <Toasts />
  </ThemeProvider>,
);
