import { useApolloClient, useQuery } from '@apollo/client/react';
import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { Popover } from '@chakra-ui/react/popover';
import { Portal } from '@chakra-ui/react/portal';
import { Skeleton } from '@chakra-ui/react/skeleton';
import { Text } from '@chakra-ui/react/text';
import { BellOff, CloudOff } from 'lucide-react';
import { useEffect, useState } from 'react';
import { markSeen } from '../../../domain/notices/mark-seen';
import { useNoticeFacts } from '../../../domain/notices/use-notice-facts';
import { ButtonLink } from '../../../ui/button';
import { LatestNoticesDocument } from '../news/shell-news.generated';
import { shellTexts as t } from '../shell.texts';
import { BellRow } from './bell-row';
import { bellTexts as own } from './bell.texts';

const shown = 6;

/** The newest few. To have opened it is to have seen them, and all before them, but for replies, which are seen where they are read: the dot goes; the marks of what was new stay until it closes. */
export default function BellPopover({
  triggerId,
  isOpen,
  onOpenChange,
}: {
  triggerId: string;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}) {
  const close = (): void => onOpenChange(false);
  return (
    <Popover.Root
      ids={{ trigger: triggerId }}
      open={isOpen}
      onOpenChange={({ open }) => onOpenChange(open)}
      positioning={{ placement: 'bottom-end', gutter: 12 }}
      lazyMount
      unmountOnExit
    >
      <Portal>
        <Popover.Positioner>
          <Popover.Content minW="400px" maxH="min(560px, 80dvh)" display="flex" flexDirection="column">
            <Popover.Header asChild>
              <Popover.Title asChild>
                <h2>{t.notifications}</h2>
              </Popover.Title>
            </Popover.Header>
            <Newest onLeave={close} />
            <Box p="2" borderTopWidth="1px">
              <ButtonLink to="/notifications" variant="ghost" w="full" color="brandText" onClickCapture={close}>
                {own.allNotifications}
              </ButtonLink>
            </Box>
          </Popover.Content>
        </Popover.Positioner>
      </Portal>
    </Popover.Root>
  );
}

function Newest({ onLeave }: { onLeave: () => void }) {
  const client = useApolloClient();
  const { data, error } = useQuery(LatestNoticesDocument, {
    variables: { latest: { limit: shown } },
    fetchPolicy: 'network-only',
    nextFetchPolicy: 'cache-first',
  });
  const notices = data?.notifications?.data;
  const facts = useNoticeFacts(notices);
  const [fresh, setFresh] = useState<ReadonlySet<string>>();
  useEffect(() => {
    if (notices === undefined || fresh !== undefined) return;
    setFresh(new Set(notices.filter(({ viewed }) => !viewed).map(({ id }) => id)));
    // A failure leaves the dot, which says enough.
    markSeen(client, 'others').catch(() => undefined);
  }, [notices, fresh, client]);
  if (error && !notices) return <Quiet icon={CloudOff} title={own.notificationsError} />;
  if (notices?.length === 0) return <Quiet icon={BellOff} title={own.noNotifications} text={own.noNotificationsText} />;
  return (
    <Box as="ul" listStyleType="none" overflowY="auto" py="1.5" aria-busy={notices === undefined}>
      {notices?.map((notice) => (
        <BellRow
          key={notice.id}
          notice={notice}
          facts={facts}
          isFresh={fresh?.has(notice.id) ?? !notice.viewed}
          onLeave={onLeave}
        />
      )) ??
        Array.from({ length: 4 }, (_, at) => (
          <Flex as="li" key={at} gap="3" px="4" py="2.5">
            <Skeleton boxSize="8" flexShrink={0} />
            <Box flex="1">
              <Skeleton h="3.5" w="80%" mb="2" />
              <Skeleton h="3" w="40%" />
            </Box>
          </Flex>
        ))}
    </Box>
  );
}

const Quiet = ({ icon: Icon, title, text }: { icon: typeof BellOff; title: string; text?: string }) => (
  <Flex direction="column" align="center" textAlign="center" gap="1" px="6" py="8" color="textSecond">
    <Box color="textThird" mb="1">
      <Icon aria-hidden size={24} strokeWidth={1.75} />
    </Box>
    <Text fontWeight="500" color="text">
      {title}
    </Text>
    {text && <Text fontSize="small">{text}</Text>}
  </Flex>
);
