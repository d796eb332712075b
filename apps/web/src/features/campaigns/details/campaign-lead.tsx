import { useQuery } from '@apollo/client/react';
import { Flex } from '@chakra-ui/react/flex';
import { Skeleton } from '@chakra-ui/react/skeleton';
import { Span } from '@chakra-ui/react/span';
import { HStack } from '@chakra-ui/react/stack';
import { Clock, Layers, Megaphone, Smartphone, User, type LucideIcon } from 'lucide-react';
import { campaignTypeWord } from '../../../domain/campaigns/campaign-look';
import { neverStarted } from '../../../domain/campaigns/never-started';
import { useColleagues } from '../../../domain/colleagues/use-colleagues';
import { shownSender } from '../../../domain/senders/sender-words';
import { clock } from '../../../lib/clock';
import { formatWhen } from '../../../lib/format/time';
import { useTimeZone, useUser } from '../../../lib/session/session';
import { NoBreak } from '../../../ui/prose/no-break';
import type { CampaignDetailsFragment } from './campaign-details.generated';
import { CampaignSenderDocument } from './campaign-origin.generated';
import { detailsTexts as t } from './details.texts';
import { useAudienceName } from './use-audience-name';

/** Under the title: what kind, to whom, from which sender, when, by whom as far as we may know it. */
export function CampaignLead({
  campaign,
  isWaiting,
}: {
  campaign: CampaignDetailsFragment;
  /** The seconds run in which it can be taken back: it has not started. */
  isWaiting: boolean;
}) {
  const zone = useTimeZone();
  const user = useUser();
  const { data, loading } = useQuery(CampaignSenderDocument, {
    variables: { id: campaign.callerId ?? '' },
    skip: campaign.callerId === null,
    fetchPolicy: 'cache-first',
    errorPolicy: 'ignore',
  });
  const sender = data?.callerId;
  const audience = useAudienceName(campaign.id);
  const isOwn = campaign.createdBy === user.id;
  const { nameOf, isAsking } = useColleagues({ isWanted: !isOwn });
  // It follows a word: "Started today, 10:13".
  const when = (instant: string): string => formatWhen(instant, zone, clock.now()).toLowerCase();
  const facts: (readonly [LucideIcon, string | null | undefined])[] = [
    [Megaphone, campaignTypeWord(campaign.messageType)],
    [Layers, audience],
    [
      Smartphone,
      sender
        ? t.sender(shownSender(sender), t.senderType[sender.callerType as keyof typeof t.senderType] ?? sender.name)
        : loading
          ? undefined
          : null,
    ],
    [
      Clock,
      isWaiting
        ? null
        : campaign.launchedAt !== null && !neverStarted(campaign)
          ? t.started(when(campaign.launchedAt))
          : campaign.status === 'pending'
            ? null
            : t.created(when(campaign.createdAt)),
    ],
    [User, isOwn ? t.you : isAsking ? undefined : nameOf(campaign.createdBy)],
  ];
  return (
    <Flex as="ul" listStyleType="none" wrap="wrap" gap="4px 18px">
      {facts.map(
        ([Icon, words], place) =>
          words !== null && (
            <HStack as="li" key={place} gap="2" minH="5">
              <Icon aria-hidden size={16} strokeWidth={1.75} />
              {/* What is still asked for has its place already. */}
              {words === undefined ? (
                <Skeleton h="3" w="120px" />
              ) : (
                <Span>
                  <NoBreak>{words}</NoBreak>
                </Span>
              )}
            </HStack>
          ),
      )}
    </Flex>
  );
}
