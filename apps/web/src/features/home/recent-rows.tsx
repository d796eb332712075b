import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { chakra } from '@chakra-ui/react/styled-system';
import { Text } from '@chakra-ui/react/text';
import { campaignLook, campaignTypeWord } from '../../domain/campaigns/campaign-look';
import { campaignName } from '../../domain/campaigns/campaign-name';
import { clock } from '../../lib/clock';
import { formatMoney } from '../../lib/format/money';
import { formatWhen } from '../../lib/format/time';
import { formatCount } from '../../lib/i18n/texts';
import { campaignPath } from '../../lib/paths';
import { useMay, useTimeZone } from '../../lib/session/session';
import { Link } from '../../ui/button';
import { Status } from '../../ui/status';
import { useIsPhone } from '../../ui/use-media';
import { homeCardTexts } from './home-cards.texts';
import type { HomeCampaignFragment } from './home.generated';
import { deliveredShare } from './progress';

const t = homeCardTexts.recent;
const Head = chakra('th', {
  base: {
    h: '34px',
    px: '10px',
    textAlign: 'start',
    fontSize: '13px',
    fontWeight: '500',
    color: 'textSecond',
    bg: 'subtle',
    borderTopWidth: '1px',
    borderBottomWidth: '1px',
    whiteSpace: 'nowrap',
    _first: { ps: '20px' },
    _last: { pe: '20px' },
  },
});
const Cell = chakra('td', {
  base: {
    px: '10px',
    py: '9px',
    borderTopWidth: '1px',
    fontSize: '13px',
    color: 'textSecond',
    whiteSpace: 'nowrap',
    _first: { ps: '20px' },
    _last: { pe: '20px' },
    'tr:first-of-type > &': { borderTopWidth: 0 },
  },
});

const figures = { textAlign: 'end', color: 'text', fontVariantNumeric: 'tabular-nums' } as const;

/** Where the table has too little room, the share gives way: the page of the campaign has it. */
const roomy = { '@container (max-width: 639px)': { display: 'none' } };

/** A table on a desk, cards on a phone. */
export function RecentRows({ campaigns }: { campaigns: readonly HomeCampaignFragment[] }) {
  const seesMoney = useMay('business-editor');
  const zone = useTimeZone();
  const isPhone = useIsPhone();
  const now = clock.now();
  const rows = campaigns.map((campaign) => ({
    campaign,
    name: campaignName(campaign),
    type: campaignTypeWord(campaign.messageType),
    look: campaignLook(campaign),
    when: whenOf(campaign, zone, now),
    people: peopleOf(campaign),
    delivered: deliveredShare(campaign.counts),
    cost: seesMoney && campaign.launchedAt !== null ? formatMoney(campaign.cost.charged) : null,
  }));
  if (isPhone) {
    return (
      <Box as="ul" listStyleType="none">
        {rows.map(({ campaign, name, look, when, people, delivered, cost }) => (
          <Box as="li" key={campaign.id} pos="relative" px="16px" py="12px" borderTopWidth="1px">
            <Flex justify="space-between" gap="12px">
              <Link
                to={campaignPath(campaign.id)}
                color="text"
                minW="0"
                overflowWrap="anywhere"
                _before={{ content: '""', pos: 'absolute', inset: 0 }}
              >
                {name}
              </Link>
              {cost && <Text fontVariantNumeric="tabular-nums">{cost}</Text>}
            </Flex>
            <Flex mt="4px" gap="4px 12px" wrap="wrap" fontSize="13px" color="textSecond">
              <Status look={look} />
              <Text>{when}</Text>
              {people && (
                <Text>
                  {people}
                  {delivered && ` · ${delivered} ${t.delivered.toLowerCase()}`}
                </Text>
              )}
            </Flex>
          </Box>
        ))}
      </Box>
    );
  }
  return (
    <Box overflowX="auto" css={{ containerType: 'inline-size' }}>
      <Box as="table" w="full" css={{ borderCollapse: 'separate', borderSpacing: 0 }}>
        <thead>
          <tr>
            <Head scope="col">{t.name}</Head>
            <Head scope="col">{t.status}</Head>
            <Head scope="col">{t.when}</Head>
            <Head scope="col" textAlign="end">
              {t.people}
            </Head>
            <Head scope="col" textAlign="end" css={roomy}>
              {t.delivered}
            </Head>
            {seesMoney && (
              <Head scope="col" textAlign="end">
                {t.cost}
              </Head>
            )}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ campaign, name, type, look, when, people, delivered, cost }) => (
            <Box as="tr" key={campaign.id} pos="relative" _hover={{ bg: 'hover' }}>
              <Cell minW="150px" maxW="240px" whiteSpace="normal">
                <Link
                  to={campaignPath(campaign.id)}
                  color="text"
                  lineClamp={2}
                  overflowWrap="anywhere"
                  fontSize="14px"
                  _before={{ content: '""', pos: 'absolute', inset: 0 }}
                >
                  {name}
                </Link>
                <Text fontSize="12px" color="textThird">
                  {type}
                </Text>
              </Cell>
              <Cell>
                <Status look={look} />
              </Cell>
              <Cell>{when}</Cell>
              <Cell {...figures}>{people ?? '–'}</Cell>
              <Cell {...figures} css={roomy}>
                {delivered ?? '–'}
              </Cell>
              {seesMoney && <Cell {...figures}>{cost ?? '–'}</Cell>}
            </Box>
          ))}
        </tbody>
      </Box>
    </Box>
  );
}

const whenOf = (
  { status, scheduledAt, launchedAt, createdAt }: HomeCampaignFragment,
  zone: string,
  now: Date,
): string =>
  formatWhen((status === 'pending' ? scheduledAt : launchedAt) ?? launchedAt ?? scheduledAt ?? createdAt, zone, now);

/** "1,798", or "12 of 36" where it was cancelled before all had it; null before anybody was counted. */
function peopleOf({ status, counts }: HomeCampaignFragment): string | null {
  if (counts.recipients === 0) return null;
  const sent = counts.recipients - counts.canceled - counts.pending;
  return status === 'canceled'
    ? t.of(formatCount(sent), formatCount(counts.recipients))
    : formatCount(counts.recipients);
}
