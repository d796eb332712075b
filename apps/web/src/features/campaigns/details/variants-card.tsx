import { Box } from '@chakra-ui/react/box';
import { Text } from '@chakra-ui/react/text';
import { formatCount } from '../../../lib/i18n/texts';
import { ChartTable } from '../../../ui/chart/chart-table';
import { SectionCard } from '../../../ui/detail/section-card';
import { MessageWords } from '../../../ui/message/message-words';
import type { CampaignDetailsFragment } from './campaign-details.generated';
import { countedTexts } from './counted.texts';

const t = countedTexts.variants;

/** What became of each version of the text, and which leads; nothing of a campaign that has one. */
export function VariantsCard({ campaign: { variants } }: { campaign: CampaignDetailsFragment }) {
  if (variants === null) return null;
  const leader = variants.findIndex(({ leads }) => leads === true);
  const isCounted = variants.some(({ counts }) => counts.recipients > 0);
  return (
    <SectionCard title={t.title}>
      {isCounted && (
        <>
          <Text mb="8px">{leader === -1 ? t.close : t.leads(leader)}</Text>
          <Box css={{ '& tbody th': { pe: '12px' } }}>
            <ChartTable
              label={t.title}
              heads={[t.version, t.people, t.delivered, t.clicked, t.replied]}
              rows={variants.map(({ counts, engagement }, at) => ({
                key: String(at),
                label: t.name(at),
                values: [counts.recipients, counts.delivered, engagement.clickedPeople, engagement.replied],
              }))}
              formats={[formatCount, formatCount, formatCount, formatCount]}
            />
          </Box>
        </>
      )}
      {variants.map(({ message, share }, at) => (
        <Box key={at} mt="12px">
          <Text color="textThird" fontSize="13px">
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
