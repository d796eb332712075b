import { Box } from '@chakra-ui/react/box';
import { Sheet } from '../../../ui/overlay/sheet';
import { Preview } from './preview';
import { PreviewAs } from './preview-as';
import { previewTexts } from './preview.texts';

/** The phone on a phone. */
export function PreviewSheet({ onClose }: { onClose: () => void }) {
  return (
    <Sheet title={previewTexts.title} isOpen onClose={onClose}>
      <Box mb="3">
        <PreviewAs />
      </Box>
      <Box bg="brandTintStrong" borderRadius="card" overflow="hidden" pt="4" mb="5">
        <Preview />
      </Box>
    </Sheet>
  );
}
