import { Box } from '@chakra-ui/react/box';
import { Skeleton } from '@chakra-ui/react/skeleton';
import { ArrowRight, Megaphone } from 'lucide-react';
import { problemOf } from '../../lib/graph/problem';
import { composerPath } from '../../lib/paths';
import { useMay } from '../../lib/session/session';
import { ButtonLink, Link } from '../../ui/button';
import { Card } from '../../ui/card/card';
import { CardHead } from '../../ui/card/card-head';
import { ErrorState, StatePanel } from '../../ui/states/state-panel';
import { homeCardTexts } from './home-cards.texts';
import type { HomeCampaignFragment } from './home.generated';
import { RecentRows } from './recent-rows';

const t = homeCardTexts.recent;

/** The newest few with how they went; all of them are a page of their own. */
export function RecentCard({
  campaigns,
  error,
  onRetry,
}: {
  campaigns: readonly HomeCampaignFragment[] | undefined;
  error: unknown;
  onRetry: () => void;
}) {
  const maySend = useMay('campaign-editor');
  return (
    <Card as="section" aria-label={t.title} overflow="hidden">
      <Box px={{ base: '4', md: '5' }} pt="3.5" pb="3">
        <CardHead
          title={t.title}
          end={
            Boolean(campaigns?.length) && (
              <Link
                to="/sms-campaigns/history"
                minH={{ base: '11', md: '7' }}
                my={{ base: '-2', md: 0 }}
                display="inline-flex"
                alignItems="center"
                gap="1.5"
              >
                {t.all}
                <ArrowRight aria-hidden size={16} strokeWidth={1.75} />
              </Link>
            )
          }
        />
      </Box>
      {campaigns === undefined && error !== undefined && (
        <ErrorState title={t.error} problem={problemOf(error)} onRetry={onRetry} />
      )}
      {campaigns === undefined && error === undefined && <Waiting />}
      {campaigns?.length === 0 && (
        <StatePanel
          icon={Megaphone}
          title={t.emptyTitle}
          actions={maySend && <ButtonLink to={composerPath}>{t.first}</ButtonLink>}
        >
          {t.empty}
        </StatePanel>
      )}
      {campaigns !== undefined && campaigns.length > 0 && <RecentRows campaigns={campaigns} />}
    </Card>
  );
}

/** As high as the rows will be. */
const Waiting = () => (
  <Box aria-hidden>
    {Array.from({ length: 5 }, (_, at) => (
      <Box key={at} h="57px" px="4" py="3" borderTopWidth="1px">
        <Skeleton h="3.5" w={`${60 - at * 6}%`} mb="2" />
        <Skeleton h="3" w="20%" />
      </Box>
    ))}
  </Box>
);
