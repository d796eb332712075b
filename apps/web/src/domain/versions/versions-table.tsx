import { Box } from '@chakra-ui/react/box';
import { Text } from '@chakra-ui/react/text';
import { formatCount } from '../../lib/i18n/texts';
import { ChartTable } from '../../ui/chart/chart-table';
import { versionsTexts as t } from './versions.texts';

export interface CountedVersion {
  counts: { recipients: number; delivered: number };
  engagement: { clickedPeople: number; replied: number };
  /** By more than chance; null while nothing can be said. */
  leads: boolean | null;
}

/** What became of each version of a text, and which leads, where one does. `label` tells its table from another on the page. */
export function VersionsTable({ versions, label = t.title }: { versions: readonly CountedVersion[]; label?: string }) {
  const leader = versions.findIndex(({ leads }) => leads === true);
  return (
    <>
      <Text mb="2">{leader === -1 ? t.close : t.leads(leader)}</Text>
      <Box css={{ '& tbody th': { pe: '3' } }}>
        <ChartTable
          label={label}
          heads={[t.version, t.people, t.delivered, t.clicked, t.replied]}
          rows={versions.map(({ counts, engagement }, at) => ({
            key: String(at),
            label: t.name(at),
            values: [counts.recipients, counts.delivered, engagement.clickedPeople, engagement.replied],
          }))}
          formats={[formatCount, formatCount, formatCount, formatCount]}
        />
      </Box>
    </>
  );
}
