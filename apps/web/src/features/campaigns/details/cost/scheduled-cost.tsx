import { Text } from '@chakra-ui/react/text';
import { formatMoney } from '../../../../lib/format/money';
import { SectionCard } from '../../../../ui/detail/section-card';
import type { CampaignDetailsFragment } from '../campaign-details.generated';
import { detailsTexts as t } from '../details.texts';
import { useQuoteAgain } from './use-quote-again';

/** What a scheduled campaign would cost if it went out now; its people are chosen at its time. */
export function ScheduledCost({ campaign }: { campaign: CampaignDetailsFragment }) {
  const { quote, isRefused } = useQuoteAgain(campaign, true);
  return (
    <SectionCard title={t.cost.title}>
      <Text fontWeight="600" fontSize="0.9375rem" minH="5" fontVariantNumeric="tabular-nums">
        {isRefused ? t.cost.unknown : quote && t.cost.asOfNow(quote.recipients, formatMoney(quote.cost))}
      </Text>
      {campaign.maxCost !== null && (
        <Text mt="1" color="textSecond">
          {t.cost.atMostAgreed(formatMoney(campaign.maxCost))}
        </Text>
      )}
      <Text mt="1" color="textThird" fontSize="small">
        {t.cost.later}
      </Text>
    </SectionCard>
  );
}
