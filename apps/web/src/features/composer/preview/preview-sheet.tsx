import { Box } from '@chakra-ui/react/box';
import { Sheet } from '../../../ui/sheet';
import { composerTexts } from '../composer.texts';
import { Preview } from './preview';
import { PreviewAs } from './preview-as';

/** The phone on a phone. */
export function PreviewSheet({ onClose }: { onClose: () => void }) {
  return (
    <Sheet title={composerTexts.preview.title} isOpen onClose={onClose}>
      <Box mb="12px">
        <PreviewAs />
      </Box>
      <Box bg="brandTintStrong" borderRadius="card" overflow="hidden" pt="16px" mb="20px">
        <Preview />
      </Box>
    </Sheet>
  );
}
