import { useQuery } from '@apollo/client/react';
import { Skeleton } from '@chakra-ui/react/skeleton';
import { formatMoney } from '../../../lib/format/money';
import { QuoteAgainDocument } from '../details/campaign-origin.generated';
import { quotedAudience, quotedWords } from '../details/use-quote-again';
import { listsTexts as t } from './lists.texts';
import { ScheduledToQuoteDocument } from './scheduled-estimate.generated';

/**
 * How many people a scheduled campaign would go to now, and for how much: they are chosen anew at its time. Each row asks
 * for its own, once the list is there; a business has a handful of them.
 */
export function ScheduledEstimate({ id }: { id: string }) {
  const { data: found, error: lost } = useQuery(ScheduledToQuoteDocument, { variables: { id } });
  const campaign = found?.smsCampaign ?? null;
  const input = campaign && {
    ...quotedWords(campaign),
    ...quotedAudience(campaign),
    trackLinks: campaign.trackLinks,
  };
  const { data, error } = useQuery(QuoteAgainDocument, { skip: input === null, variables: { input: input ?? {} } });
  const quote = data?.quoteSmsCampaign;
  if (quote) return <>{t.about(quote.recipients, formatMoney(quote.cost))}</>;
  return error || lost ? <>{t.none}</> : <Skeleton as="span" display="inline-block" h="3" w="104px" />;
}
