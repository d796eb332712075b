import { Dialog } from '@chakra-ui/react/dialog';
import { Portal } from '@chakra-ui/react/portal';
import { useIsOverlay } from '../../../ui/toast/overlays';
import { CommandPanel } from './command-panel';
import { commandTexts as t } from './command.texts';

/** ⌘K: any page, contact, campaign or action by a few letters. On a phone it fills the screen, so that the keyboard hides nothing. */
export default function CommandMenu({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  useIsOverlay(isOpen);
  return (
    <Dialog.Root
      open={isOpen}
      onOpenChange={({ open }) => !open && onClose()}
      lazyMount
      unmountOnExit
      initialFocusEl={() => document.getElementById('command-input')}
    >
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner alignItems={{ base: 'flex-start', md: 'flex-start' }}>
          <Dialog.Content
            aria-label={t.title}
            bg="raised"
            overflow="hidden"
            display="flex"
            flexDirection="column"
            m="0"
            mt={{ base: 0, md: '14vh' }}
            h={{ base: '100dvh', md: 'auto' }}
            maxH={{ base: '100dvh', md: 'min(560px, 76dvh)' }}
            borderRadius={{ base: 0, md: 'dialog' }}
            borderWidth={{ md: '1px' }}
            minW={{ md: '640px' }}
            alignSelf={{ md: 'flex-start' }}
          >
            <CommandPanel onClose={onClose} />
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  );
}
