import { Box } from '@chakra-ui/react/box';
import { Sheet } from '../../../ui/overlay/sheet';
import type { Conversation } from '../conversation';
import { PersonPane } from './person-pane';
import { personTexts as t } from './person.texts';

/** Who it is, where there is no room beside the thread. */
export const PersonSheet = ({ conversation, onClose }: { conversation: Conversation; onClose: () => void }) => (
  <Sheet title={t.title} isOpen onClose={onClose}>
    <Box m="-4">
      <PersonPane conversation={conversation} />
    </Box>
  </Sheet>
);
