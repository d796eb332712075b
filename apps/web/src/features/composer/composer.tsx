import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { lazy, Suspense, useState } from 'react';
import { fetchCode } from '../../lib/fetch-code';
import { Card } from '../../ui/card/card';
import { useKeys } from '../../ui/keys/use-keys';
import { offerUndo } from '../../ui/toast/undo';
import { useIsPhone } from '../../ui/use-media';
import { BillCard } from './bill/bill-card';
import { ComposerParts } from './composer-store';
import { emptyDraft, isBlank } from './draft/draft';
import { ConflictNotice, RestoredLine } from './draft/draft-notices';
import { draftTexts } from './draft/draft.texts';
import { LastDraft } from './draft/last-draft';
import { ComposerActions } from './frame/composer-actions';
import { ComposerHeader } from './frame/composer-header';
import { Overlays, type Overlay } from './frame/overlays';
import { SideColumn } from './frame/side-column';
import { GetStartedDocument } from './get-started/get-started.generated';
import { MessageSection } from './message/message-section';
import { usePart } from './opening/use-part';
import { RecipientsSection } from './recipients/recipients-section';
import { lacksReviewLink } from './send/review/review-link';
import { useReview } from './send/review/use-review';
import { SendBar } from './send/send-bar';
import { useSend } from './send/sending/use-send';
import { SenderSection } from './sender/sender-section';
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
  const {
    page: { mode },
    draft,
    writing: { change },
    checks: { block },
  } = composer;
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
    offerUndo(draftTexts.discarded, () => change(before));
  };

  return (
    <ComposerParts composer={composer}>
      <Box as="article">
        <ComposerHeader
          actions={<ComposerActions onOpen={setOverlay} onStartOver={isBegunHere && !isEmpty ? startOver : null} />}
        />
        {mode.isNew && isEmpty && <LastDraft />}
        {isRestored && !isEmpty && props.opening.savedAt !== null && <RestoredLine savedAt={props.opening.savedAt} />}
        <ConflictNotice />
        <Flex align="flex-start" gap="4" direction={{ base: 'column', lg: 'row' }}>
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
    <Card overflow="hidden" mb="1">
      <RecipientsSection />
      <SenderSection />
    </Card>
    <Box mx="-4">
      <MessageSection />
    </Box>
    <Card overflow="hidden">
      <WhenSection />
    </Card>
    <Box mt="4">
      <BillCard />
    </Box>
  </>
);
