import { useMutation } from '@apollo/client/react';
import { Flex } from '@chakra-ui/react/flex';
import { Heading } from '@chakra-ui/react/heading';
import { Span } from '@chakra-ui/react/span';
import { Text } from '@chakra-ui/react/text';
import { Pause, Play } from 'lucide-react';
import { campaignLook } from '../../domain/campaigns/campaign-look';
import { campaignName } from '../../domain/campaigns/campaign-name';
import { segmentsOf } from '../../domain/campaigns/progress-segments';
import { formatMoney, formatSum, isLess } from '../../lib/format/money';
import { problemOf } from '../../lib/graph/problem';
import { formatCount } from '../../lib/i18n/texts';
import { campaignPath } from '../../lib/paths';
import { useMay } from '../../lib/session/session';
import { Button, ButtonLink, Link } from '../../ui/button';
import { Card } from '../../ui/card/card';
import { LiveNumber } from '../../ui/figures/live-number';
import { SegmentedBar } from '../../ui/figures/segmented-bar';
import { StatusTag } from '../../ui/marks/status';
import { notify } from '../../ui/toast/notify';
import { homeCardTexts } from './home-cards.texts';
import { HomePauseDocument, type HomeCampaignFragment } from './home.generated';
import { handledOf } from './progress';

const t = homeCardTexts.running;
const shown = 3;

/** What is being sent now; the first few, for more there is the history. */
export default function RunningCards({ campaigns }: { campaigns: readonly HomeCampaignFragment[] }) {
  return (
    <>
      {campaigns.slice(0, shown).map((campaign) => (
        <RunningCard key={campaign.id} campaign={campaign} />
      ))}
      {campaigns.length > shown && <Link to="/sms-campaigns/history">{t.more(campaigns.length - shown)}</Link>}
    </>
  );
}

function RunningCard({ campaign }: { campaign: HomeCampaignFragment }) {
  const { id, counts, cost, waitingFor } = campaign;
  const seesMoney = useMay('business-editor');
  const done = handledOf(counts);
  const isCounting = counts.recipients === 0 || waitingFor === 'audience' || waitingFor === 'billing';
  return (
    <Card as="section" aria-label={campaignName(campaign)} p={{ base: '4', md: '5' }}>
      <Flex wrap="wrap" align="center" gap="10px 12px" mb="3">
        <Heading as="h2" textStyle="section" fontSize="md" minW="0" overflowWrap="anywhere">
          {campaignName(campaign)}
        </Heading>
        <StatusTag look={campaignLook(campaign)} />
        <Flex ms={{ md: 'auto' }} gap="2" w={{ base: 'full', md: 'auto' }}>
          <PauseButton campaign={campaign} />
          <ButtonLink to={campaignPath(id)} flex={{ base: 1, md: 'initial' }}>
            {t.details}
          </ButtonLink>
        </Flex>
      </Flex>
      {isCounting && <Text color="textSecond">{t.preparing}</Text>}
      {!isCounting && (
        <>
          <Flex wrap="wrap" align="baseline" justify="space-between" gap="4px 16px" mb="2.5">
            <Text color="textSecond" fontSize="0.9375rem">
              <Span textStyle="display" me="1.5" color="text">
                <LiveNumber value={formatCount(done)} />
              </Span>
              {t.of(counts.recipients)}
            </Text>
            {seesMoney && (isLess('0', cost.held) || isLess('0', cost.charged)) && (
              <Text color="textSecond">
                <LiveNumber value={t.spent(formatMoney(cost.charged), formatSum(cost.charged, cost.held))} />
              </Text>
            )}
          </Flex>
          <SegmentedBar
            label={t.progress(done, counts.recipients)}
            segments={segmentsOf(counts).map((segment) => ({ ...segment, word: t.legend[segment.key] }))}
            whole={counts.recipients}
            height="10px"
          />
        </>
      )}
    </Card>
  );
}

/** Holds the rest back, or lets it go on, at once; a refusal puts it back and says why. */
function PauseButton({ campaign }: { campaign: HomeCampaignFragment }) {
  const maySend = useMay('campaign-editor');
  const [steer, { loading }] = useMutation(HomePauseDocument);
  const { id, paused, pausedReason, version } = campaign;
  if (!maySend || (paused && pausedReason !== 'manual')) return null;
  const toggle = (): void => {
    if (loading) return;
    const next = {
      ...campaign,
      paused: !paused,
      pausedReason: paused ? null : 'manual',
      version: version + 1,
      __typename: 'SmsCampaign' as const,
    };
    steer({ variables: { id, input: { paused: !paused } }, optimisticResponse: { updateSmsCampaign: next } }).catch(
      (error: unknown) =>
        notify({
          kind: 'warning',
          title: (paused ? t.resumeFailed : t.pauseFailed)(campaignName(campaign)),
          text: problemOf(error).message,
        }),
    );
  };
  return (
    <Button flex={{ base: 1, md: 'initial' }} aria-disabled={loading || undefined} onClick={toggle}>
      {paused ? <Play aria-hidden /> : <Pause aria-hidden />}
      {paused ? t.resume : t.pause}
    </Button>
  );
}
