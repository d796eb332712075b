import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { Heading } from '@chakra-ui/react/heading';
import { Span } from '@chakra-ui/react/span';
import { Stack } from '@chakra-ui/react/stack';
import { chakra } from '@chakra-ui/react/styled-system';
import { Trophy } from 'lucide-react';
import { campaignLook } from '../../../domain/campaigns/campaign-look';
import { campaignName } from '../../../domain/campaigns/campaign-name';
import { EstimateSkeleton } from '../../../domain/campaigns/estimate/estimated';
import type { Estimate } from '../../../domain/campaigns/estimate/use-estimates';
import { formatDate } from '../../../lib/format/time';
import { campaignPath } from '../../../lib/paths';
import { useTimeZone } from '../../../lib/session/session';
import { Link } from '../../../ui/button';
import { Card } from '../../../ui/card/card';
import { Status } from '../../../ui/marks/status';
import { NoBreak } from '../../../ui/prose/no-break';
import type { ComparedCampaignFragment } from './compare.generated';
import { comparisonTexts as t } from './compare.texts';
import { compared, type Cell, type ComparedRow } from './compared';

const Table = chakra('table', {
  base: {
    w: 'full',
    tableLayout: 'fixed',
    borderCollapse: 'collapse',
    fontSize: 'sm',
    '& th, & td': { p: '12px 16px', textAlign: 'end', verticalAlign: 'top', fontVariantNumeric: 'tabular-nums' },
    '& tbody tr': { borderTopWidth: '1px' },
    '& th:first-of-type': { textAlign: 'start', w: '200px', pe: 0, fontWeight: '500', color: 'textSecond' },
    // Not of dates, whose hyphens it parts.
    '& thead th': { bg: 'subtle', fontVariantNumeric: 'normal' },
  },
});

interface Props {
  campaigns: readonly ComparedCampaignFragment[];
  /** Of the scheduled ones. */
  estimates: ReadonlyMap<string, Estimate>;
}

/** A campaign a column. */
export const ComparedTable = ({ campaigns, estimates }: Props) => (
  <Card overflow="clip">
    <Table aria-label={t.title}>
      <thead>
        <tr>
          <th scope="col">
            <Span srOnly>{t.figure}</Span>
          </th>
          {campaigns.map((campaign) => (
            <th key={campaign.id} scope="col">
              <Flex direction="column" align="flex-end" gap="1" fontWeight="400">
                <Named campaign={campaign} />
              </Flex>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {compared(campaigns, estimates).map(({ key, cells }, _, rows) => (
          <tr key={key}>
            <th scope="row">{t.rows[key]}</th>
            {cells.map((cell, at) => (
              <td key={campaigns[at]!.id}>
                <Figure of={key} cell={cell} hasShares={hasShares(rows, at)} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  </Card>
);

/** A campaign a card. */
export function ComparedCards({ campaigns, estimates }: Props) {
  const rows = compared(campaigns, estimates);
  return (
    <Stack as="ul" listStyleType="none" gap="4">
      {campaigns.map((campaign, at) => (
        <Card as="li" key={campaign.id} p="4">
          <Flex direction="column" align="flex-start" gap="1" mb="2">
            <Named campaign={campaign} isHeading />
          </Flex>
          <dl>
            {rows.map(({ key, cells }) => (
              <Flex key={key} justify="space-between" gap="3" py="2" borderTopWidth="1px" fontSize="0.9375rem">
                <Box as="dt" color="textSecond">
                  {t.rows[key]}
                </Box>
                <Box as="dd" textAlign="end" fontVariantNumeric="tabular-nums">
                  <Figure of={key} cell={cells[at]!} hasShares={hasShares(rows, at)} />
                </Box>
              </Flex>
            ))}
          </dl>
        </Card>
      ))}
    </Stack>
  );
}

function Named({ campaign, isHeading = false }: { campaign: ComparedCampaignFragment; isHeading?: boolean }) {
  const zone = useTimeZone();
  const { id, launchedAt, status } = campaign;
  const name = (
    <Link to={campaignPath(id)} fontWeight="600" overflowWrap="anywhere">
      {campaignName(campaign)}
    </Link>
  );
  return (
    <>
      {isHeading ? (
        <Heading as="h2" textStyle="section">
          {name}
        </Heading>
      ) : (
        name
      )}
      {status === 'completed' ? (
        <Span display="block" color="textThird" fontSize="small" fontWeight="400">
          <NoBreak>{launchedAt === null ? t.notSent : t.sent(formatDate(launchedAt, zone))}</NoBreak>
        </Span>
      ) : (
        <Status look={campaignLook(campaign)} fontSize="small" fontWeight="400" />
      )}
    </>
  );
}

/** Whether a campaign has a share in any row: of one that is yet to go out there are none. */
const hasShares = (rows: readonly ComparedRow[], at: number): boolean =>
  rows.some(({ cells }) => cells[at]!.share !== null);

/** The figure, the share that it is, and that none of the others is better. */
const Figure = ({
  of,
  cell: { value, share, isBest },
  hasShares,
}: {
  of: ComparedRow['key'];
  cell: Cell;
  hasShares: boolean;
}) => (
  <>
    <Span fontWeight={isBest ? '600' : '400'}>{value ?? <EstimateSkeleton />}</Span>
    {/* Its room is kept in the rows without one: the campaign's figures stand below each other. */}
    {hasShares && (
      <Span display="inline-block" minW="12" ms="2" color="textThird" fontSize="small">
        {share}
      </Span>
    )}
    {isBest && of in t.best && (
      <Flex as="span" justify="flex-end" align="center" gap="1" color="green" fontSize="small" fontWeight="500">
        <Trophy aria-hidden size={14} />
        {t.best[of as keyof typeof t.best]}
      </Flex>
    )}
  </>
);
