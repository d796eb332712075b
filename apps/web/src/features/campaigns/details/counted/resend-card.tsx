import { useQuery } from '@apollo/client/react';
import { Text } from '@chakra-ui/react/text';
import { undeliveredStatuses } from '../../../../domain/campaigns/resend-of';
import { formatMoney } from '../../../../lib/format/money';
import { useMay } from '../../../../lib/session/session';
import { ButtonLink } from '../../../../ui/button';
import { SectionCard } from '../../../../ui/detail/section-card';
import type { CampaignDetailsFragment } from '../campaign-details.generated';
import { countedTexts } from './counted.texts';
import { ResendQuoteDocument } from './resend-quote.generated';

const t = countedTexts.resend;

/** Of a campaign that has ended: how many did not get it, and what it costs to send it to them again. */
export function ResendCard({ campaign }: { campaign: CampaignDetailsFragment }) {
  const { bounced, canceled, leftOut } = campaign.counts;
  const missed = bounced + canceled + leftOut;
  const canResend = useMay('campaign-editor') && campaign.completedAt !== null && missed > 0;
  const { data } = useQuery(ResendQuoteDocument, {
    skip: !canResend,
    fetchPolicy: 'network-only',
    variables: {
      input: { ...quotedContent(campaign), resendOf: { campaignId: campaign.id, statuses: [...undeliveredStatuses] } },
    },
  });
  if (!canResend) return null;
  const quote = data?.quoteSmsCampaign;
  return (
    <SectionCard title={t.title}>
      <Text mb="3">{quote?.recipients === 0 ? t.nobody(missed) : t.missed(missed)}</Text>
      {quote?.recipients !== 0 && (
        <ButtonLink to={`/sms-campaigns/resend?id=${campaign.id}&to=undelivered`}>
          {quote ? t.action(quote.recipients, formatMoney(quote.cost)) : t.actionUnpriced}
        </ButtonLink>
      )}
    </SectionCard>
  );
}

/** What of a campaign decides its bill, beside who it is for. */
const quotedContent = ({ messageType, callerId, message, variants, variantSeed, links }: CampaignDetailsFragment) => ({
  messageType,
  callerId,
  ...(variants === null
    ? { message }
    : { variants: variants.map(({ message, share }) => ({ message, share })), variantSeed }),
  ...((links?.length ?? 0) > 0 && { trackLinks: true }),
});
