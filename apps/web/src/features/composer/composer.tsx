import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { lazy, Suspense, useState } from 'react';
import { fetchCode } from '../../lib/fetch-code';
import { Card } from '../../ui/card';
import { useKeys } from '../../ui/keys/use-keys';
import { offerUndo } from '../../ui/toast/undo';
import { useIsPhone } from '../../ui/use-media';
import { BillCard } from './bill/bill-card';
import { ComposerActions } from './composer-actions';
import { ComposerHeader } from './composer-header';
import { ComposerParts } from './composer-store';
import { composerTexts as t } from './composer.texts';
import { emptyDraft, isBlank } from './draft/draft';
import { ConflictNotice, RestoredLine } from './draft/draft-notices';
import { LastDraft } from './draft/last-draft';
import { GetStartedDocument } from './get-started/get-started.generated';
import { MessageSection } from './message/message-section';
import { usePart } from './opening/use-part';
import { Overlays, type Overlay } from './overlays';
import { RecipientsSection } from './recipients/recipients-section';
import { lacksReviewLink } from './send/review-link';
import { SendBar } from './send/send-bar';
import { useReview } from './send/use-review';
import { useSend } from './send/use-send';
import { SenderSection } from './sender/sender-section';
import { SideColumn } from './side-column';
import { useComposer, type ComposerProps } from './use-composer';
import { WhenSection } from './when/when-section';

/** Loaded only for people who have not put the first steps away. */
const GetStarted = lazy(() => fetchCode(() => import('./get-started/get-started')));

/** Who, from whom, what, when and for how much: one page, one button. `isBegunHere`: it is no draft that was opened. */
export function Composer({
  isBegunHere = false,
  isRestored = false,
  ...props
}: ComposerProps & { isBegunHere?: boolean; isRestored?: boolean }) {
  const composer = useComposer(props);
  const { draft, change, block, mode } = composer;
  const sending = useSend(composer);
  const isPhone = useIsPhone();
  const isToGetStarted = useIsToGetStarted();
  const [overlay, setOverlay] = useState<Overlay | null>(null);
  const toReview = useReview(block, () => (sending.clearProblem(), setOverlay('review')));
  const review = (): void => (lacksReviewLink(draft, block) ? setOverlay('review-link') : toReview());
  useKeys({ 'mod+enter': review }, { evenTyping: ['mod+enter'], isOff: overlay !== null });

  const isEmpty = isBlank(draft);
  const startOver = (): void => {
    const before = draft;
    change({ ...emptyDraft, callerId: draft.callerId });
    offerUndo(t.draft.discarded, () => change(before));
  };

  return (
    <ComposerParts composer={composer}>
      <Box as="article">
        <ComposerHeader
          actions={<ComposerActions onOpen={setOverlay} onStartOver={isBegunHere && !isEmpty ? startOver : null} />}
        />
        {mode === 'new' && isEmpty && <LastDraft />}
        {isRestored && !isEmpty && props.opening.savedAt !== null && <RestoredLine savedAt={props.opening.savedAt} />}
        <ConflictNotice />
        <Flex align="flex-start" gap="16px" direction={{ base: 'column', lg: 'row' }}>
          <Box flex="1" minW="0" w="full">
            {isPhone ? <PhoneSections /> : <DeskSections />}
          </Box>
          {!isPhone && <SideColumn />}
        </Flex>
        <SendBar onSend={review} onTest={() => setOverlay('test')} />
        {isToGetStarted && (
          <Suspense>
            <GetStarted />
          </Suspense>
        )}
        <Overlays open={overlay} sending={sending} onOpen={setOverlay} onClose={() => setOverlay(null)} />
      </Box>
    </ComposerParts>
  );
}

/** Whether the person has not put the first steps away. */
function useIsToGetStarted(): boolean {
  const { data } = usePart(GetStartedDocument);
  return data?.userFlags?.smsCampaignGetStartedModalSkipped === false;
}

const DeskSections = () => (
  <Card>
    <RecipientsSection />
    <SenderSection />
    <MessageSection />
    <WhenSection />
  </Card>
);

const PhoneSections = () => (
  <>
    <Card overflow="hidden" mb="4px">
      <RecipientsSection />
      <SenderSection />
    </Card>
    <Box mx="-16px">
      <MessageSection />
    </Box>
    <Card overflow="hidden">
      <WhenSection />
    </Card>
    <Box mt="16px">
      <BillCard />
    </Box>
  </>
);
