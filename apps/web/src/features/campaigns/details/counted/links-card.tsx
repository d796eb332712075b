import { Box } from '@chakra-ui/react/box';
import { Text } from '@chakra-ui/react/text';
import { formatCount } from '../../../../lib/i18n/texts';
import { ChartTable } from '../../../../ui/chart/chart-table';
import { SectionCard } from '../../../../ui/detail/section-card';
import type { CampaignDetailsFragment } from '../campaign-details.generated';
import { clicksInWords } from './clicks-in-words';
import { countedTexts } from './counted.texts';

const t = countedTexts.links;

/** Who clicked, people and likely machines apart, and on what; nothing of a campaign that counts no links. */
export function LinksCard({ campaign: { links, engagement } }: { campaign: CampaignDetailsFragment }) {
  if (links?.length === 0) return null;
  return (
    <SectionCard title={t.title}>
      <Text mb="2">{clicksInWords(engagement)}</Text>
      {links === null ? (
        <Text color="textThird" fontSize="small">
          {t.unknown}
        </Text>
      ) : (
        <Box css={{ '& tbody th': { overflowWrap: 'anywhere', pe: '3' } }}>
          <ChartTable
            label={t.title}
            heads={[t.link, t.people, t.clicks, t.machinesHead]}
            rows={links.map(({ url, clickedPeople, clicks, likelyMachine }) => ({
              key: url,
              label: url.replace(/^https?:\/\//i, ''),
              values: [clickedPeople, clicks, likelyMachine],
            }))}
            formats={[formatCount, formatCount, formatCount]}
          />
        </Box>
      )}
    </SectionCard>
  );
}
