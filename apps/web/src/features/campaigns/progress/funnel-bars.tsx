import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { Span } from '@chakra-ui/react/span';
import { leftOutChip } from '../../../domain/campaigns/left-out.texts';
import { formatShare } from '../../../domain/campaigns/shares';
import { formatCount } from '../../../lib/i18n/texts';
import { Link } from '../../../ui/button';
import { LiveNumber } from '../../../ui/figures/live-number';
import type { CampaignDetailsFragment } from '../details/campaign-details.generated';
import { detailsTexts as t } from '../details/details.texts';
import { leftOutCounts } from '../recipients/recipient-words';
import type { FunnelStep } from './funnel-of';

/** Bars from zero, a row every 26 px; on a phone the bar is below its words. */
export function FunnelBars({ steps, campaign }: { steps: readonly FunnelStep[]; campaign: CampaignDetailsFragment }) {
  const { counts } = campaign;
  const most = counts.recipients + counts.leftOut;
  return (
    <Flex as="ul" direction="column" listStyleType="none" gap={{ base: '2', sm: '0' }}>
      {steps.map(({ key, count, colour, share }) => (
        <Flex
          as="li"
          key={key}
          align="center"
          columnGap="3"
          rowGap="1"
          minH="26px"
          wrap={{ base: 'wrap', sm: 'nowrap' }}
        >
          <Span flex={{ base: '1 1 auto', sm: '0 0 108px' }} color="textSecond" fontSize="small">
            {t.funnel[key]}
          </Span>
          <Box flex="1 1 auto" minW="0" order={{ base: 3, sm: 0 }} w={{ base: '100%', sm: 'auto' }}>
            {key === 'leftOut' ? (
              <LeftOut leftOut={campaign.leftOut} />
            ) : (
              <Box
                aria-hidden
                h="3"
                borderRadius="4px"
                bg={colour}
                w={most === 0 ? 0 : `${(count * 100) / most}%`}
                minW={count ? '1' : 0}
              />
            )}
          </Box>
          <Span flex="0 0 52px" textAlign="end" fontSize="small" fontWeight="600">
            <LiveNumber value={key === 'leftOut' && count > 0 ? `−${formatCount(count)}` : formatCount(count)} />
          </Span>
          <Span flex="0 0 48px" textAlign="end" fontSize="small" color="textThird" fontVariantNumeric="tabular-nums">
            {key === 'leftOut'
              ? counts.leftOut > 0 && (
                  <Link to="?status=left-out#people" preventScrollReset aria-label={t.funnel.showLeftOut}>
                    {t.funnel.show}
                  </Link>
                )
              : share !== null && formatShare(share)}
          </Span>
        </Flex>
      ))}
    </Flex>
  );
}

/** Why people were left out; who they were is one press away, under "Show". */
function LeftOut({ leftOut }: { leftOut: unknown }) {
  return (
    <Flex wrap="wrap" gap="4px 6px">
      {leftOutCounts(leftOut).map(({ reason, count }) => (
        <Span
          key={reason}
          px="7px"
          h="5"
          lineHeight="1.125rem"
          borderWidth="1px"
          borderColor="lineStrong"
          borderRadius="tag"
          fontSize="xs"
          whiteSpace="nowrap"
        >
          {leftOutChip(reason, count)}
        </Span>
      ))}
    </Flex>
  );
}
