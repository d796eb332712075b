import { Box } from '@chakra-ui/react/box';
import { Text } from '@chakra-ui/react/text';
import { MessageWords } from '../../../../domain/message/message-words';
import { VersionsTable } from '../../../../domain/versions/versions-table';
import { versionsTexts } from '../../../../domain/versions/versions.texts';
import { SectionCard } from '../../../../ui/detail/section-card';
import type { CampaignDetailsFragment } from '../campaign-details.generated';
import { countedTexts } from './counted.texts';

const t = countedTexts.variants;

/** What became of each version of the text, and which leads; nothing of a campaign that has one. */
export function VariantsCard({ campaign: { variants } }: { campaign: CampaignDetailsFragment }) {
  if (variants === null) return null;
  const isCounted = variants.some(({ counts }) => counts.recipients > 0);
  return (
    <SectionCard title={versionsTexts.title}>
      {isCounted && <VersionsTable versions={variants} />}
      {variants.map(({ message, share }, at) => (
        <Box key={at} mt="3">
          <Text color="textThird" fontSize="small">
            {t.shareOf(at, share)}
          </Text>
          <Text whiteSpace="pre-wrap" overflowWrap="anywhere">
            <MessageWords message={message} />
          </Text>
        </Box>
      ))}
    </SectionCard>
  );
}
