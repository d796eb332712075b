import { useQuery } from '@apollo/client/react';
import { Flex } from '@chakra-ui/react/flex';
import { Span } from '@chakra-ui/react/span';
import { HStack } from '@chakra-ui/react/stack';
import { Clock, Layers, Megaphone, Smartphone, User, type LucideIcon } from 'lucide-react';
import { campaignTypeWord } from '../../../lib/campaigns/campaign-look';
import { formatPhone } from '../../../lib/format/phone';
import { formatWhen } from '../../../lib/format/time';
import { useTimeZone, useUser } from '../../../lib/session/session';
import type { CampaignDetailsFragment } from './campaign-details.generated';
import { CampaignSenderDocument } from './campaign-origin.generated';
import { detailsTexts as t } from './details.texts';
import { useAudienceName } from './use-audience-name';

/** Under the title: what kind, to whom, from which sender, when, by whom as far as we may know it. */
export function CampaignLead({ campaign }: { campaign: CampaignDetailsFragment }) {
  const zone = useTimeZone();
  const user = useUser();
  const { data } = useQuery(CampaignSenderDocument, {
    variables: { id: campaign.callerId ?? '' },
    skip: campaign.callerId === null,
    fetchPolicy: 'cache-first',
    errorPolicy: 'ignore',
  });
  const sender = data?.callerId;
  const audience = useAudienceName(campaign.id);
  const at = campaign.launchedAt;
  const facts: (readonly [LucideIcon, string | null])[] = [
    [Megaphone, campaignTypeWord(campaign.messageType)],
    [Layers, audience],
    [
      Smartphone,
      sender
        ? t.sender(
            sender.callerType === 'business-name' ? sender.name : formatPhone(sender.phoneInternational),
            t.senderType[sender.callerType as keyof typeof t.senderType] ?? sender.name,
          )
        : null,
    ],
    [
      Clock,
      at !== null
        ? t.started(formatWhen(at, zone, new Date()))
        : campaign.status === 'pending'
          ? null
          : t.created(formatWhen(campaign.createdAt, zone, new Date())),
    ],
    [User, campaign.createdBy === user.id ? t.you : null],
  ];
  return (
    <Flex as="ul" listStyleType="none" wrap="wrap" gap="4px 18px">
      {facts.map(
        ([Icon, words]) =>
          words !== null && (
            <HStack as="li" key={words} gap="8px">
              <Icon aria-hidden size={16} strokeWidth={1.75} />
              <Span>{words}</Span>
            </HStack>
          ),
      )}
    </Flex>
  );
}
