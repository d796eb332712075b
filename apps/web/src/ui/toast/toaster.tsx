import { Box } from '@chakra-ui/react/box';
import { createToaster, Toast as ChakraToast, Toaster } from '@chakra-ui/react/toast';
import { CircleCheck, CircleX, Clock, TriangleAlert, Undo2, X } from 'lucide-react';
import { createRoot } from 'react-dom/client';
import { Button, IconButton } from '../button';
import { ThemeProvider } from '../theme/theme-provider';
import { Kbd } from '@chakra-ui/react/kbd';
import type { Toast, ToastKind } from './notify';
import { toastTexts as t } from './toast.texts';

const toaster = createToaster({ placement: 'bottom-end', pauseOnPageIdle: true, max: 5, offsets: { bottom: '84px', right: '24px', left: '16px', top: '16px' } });

const marks = {
  success: { Icon: CircleCheck, colour: 'green' }, async: { Icon: Clock, colour: 'brandText' }, warning: { Icon: TriangleAlert, colour: 'amber' }, error: { Icon: CircleX, colour: 'red' }, undo: { Icon: Undo2, colour: 'inverseBrand' },
} satisfies Record<ToastKind, unknown>;

export function show({ kind, title, text, action, durationMs = 8_000, onGone }: Toast): void {
  toaster.create({
    title, description: text, duration: durationMs, type: kind === 'error' ? 'error' : kind === 'warning' ? 'warning' : 'info', closable: true, meta: { kind },
    ...(action && { action: { label: action.label, onClick: action.run } }),
    onStatusChange: ({ status }) => status === 'unmounted' && onGone?.(),
  });
}

function Toasts() {
  return (
    <Toaster toaster={toaster}>
      {(toast) => {
        const kind = toast.meta?.['kind'] as ToastKind;
        const { Icon, colour } = marks[kind];
        const isUndo = kind === 'undo';
        return (
          <ChakraToast.Root {...(isUndo && { bg: 'inverse', color: 'onInverse', borderColor: 'transparent' })} alignItems={toast.description ? 'flex-start' : 'center'}>
            <Box color={colour} flexShrink={0} mt={toast.description ? '1px' : 0}><Icon aria-hidden size={20} strokeWidth={1.75} /></Box>
            <Box flex="1" minW="0">
              <ChakraToast.Title fontWeight="500" fontSize="14px">{toast.title}</ChakraToast.Title>
              {toast.description && <ChakraToast.Description color="textSecond" fontSize="13px">{toast.description}</ChakraToast.Description>}
            </Box>
            {toast.action && (
              <ChakraToast.ActionTrigger asChild>
                <Button size="sm" variant={isUndo ? 'ghost' : 'outline'} {...(isUndo && { color: 'inverseBrand', _hover: { bg: 'whiteAlpha' } })}>{toast.action.label}{isUndo && <Kbd bg="transparent" color="inherit" borderColor="current" opacity={0.7}>{t.undoKey}</Kbd>}</Button>
              </ChakraToast.ActionTrigger>
            )}
            <ChakraToast.CloseTrigger asChild pos="static"><IconButton label={t.close} size="sm" color="inherit"><X /></IconButton></ChakraToast.CloseTrigger>
          </ChakraToast.Root>
        );
      }}
    </Toaster>
  );
}

const place = document.body.appendChild(document.createElement('div'));
createRoot(place).render(<ThemeProvider><Toasts /></ThemeProvider>);
