import { Box } from '@chakra-ui/react/box';
import { Text } from '@chakra-ui/react/text';
import { MessageWords } from '../../domain/message/message-words';
import type { CampaignPart } from './automation-parts';
import { whenInWords } from './automation-sentence';
import { AutomationState } from './automation-state';
import type { AutomationRowFragment } from './automations.generated';
import { automationsTexts as t } from './automations.texts';

/** What an automation was that is put away: nothing of it changes any more. */
export const ArchivedAutomation = ({ row }: { row: AutomationRowFragment }) => (
  <>
    <AutomationState row={row} />
    {[
      { label: t.when, shown: whenInWords(row) },
      { label: t.form.message, shown: <MessageWords message={(row.campaign as CampaignPart).message} /> },
    ].map(({ label, shown }) => (
      <Box key={label}>
        <Text fontSize="small" fontWeight="500" mb="1.5">
          {label}
        </Text>
        <Text overflowWrap="anywhere">{shown}</Text>
      </Box>
    ))}
  </>
);
