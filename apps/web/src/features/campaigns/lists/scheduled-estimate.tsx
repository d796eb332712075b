import { useQuery } from '@apollo/client/react';
import { Skeleton } from '@chakra-ui/react/skeleton';
import { Span } from '@chakra-ui/react/span';
import { formatMoney } from '../../../lib/format/money';
import { QuoteAgainDocument } from '../details/campaign-origin.generated';
import { listsTexts as t } from './lists.texts';
import { ScheduledToQuoteDocument, type ScheduledToQuoteQuery } from './scheduled-estimate.generated';

type Campaign = NonNullable<ScheduledToQuoteQuery['smsCampaign']>;

/** What is quoted: a resend names the campaign it repeats, and what is not used is left out. */
function inputOf({ id: _, variants, variantSeed, message, phones, resendOf, ...same }: Campaign) {
  return {
    ...same,
    ...(variants === null
      ? { message }
      : { variants: variants.map(({ message, share }) => ({ message, share })), variantSeed }),
    ...(phones.length > 0 && { phones }),
    ...(resendOf !== null && { resendOf: { campaignId: resendOf.campaignId, statuses: resendOf.statuses } }),
  };
}

/**
 * How many people a scheduled campaign would go to now, and for how much: they are chosen anew at its time. Each row asks
 * for its own, once the list is there; a business has a handful of them.
 */
export function ScheduledEstimate({ id }: { id: string }) {
  const { data: found, error: lost } = useQuery(ScheduledToQuoteDocument, { variables: { id } });
  const campaign = found?.smsCampaign ?? null;
  const { data, error } = useQuery(
    QuoteAgainDocument,
    campaign === null ? { skip: true, variables: { input: {} } } : { variables: { input: inputOf(campaign) } },
  );
  const quote = data?.quoteSmsCampaign;
  if (quote) return <Span whiteSpace="nowrap">{t.about(quote.recipients, formatMoney(quote.cost))}</Span>;
  return error || lost ? <>{t.none}</> : <Skeleton as="span" display="inline-block" h="12px" w="104px" />;
}
