import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { Heading } from '@chakra-ui/react/heading';
import { useEffect, useState } from 'react';
import { campaignsPath } from '../../../lib/paths';
import { Button } from '../../../ui/button';
import { Card } from '../../../ui/card/card';
import { FormProblem } from '../../../ui/form/form-problem';
import { useKeys } from '../../../ui/keys/use-keys';
import { AppBar } from '../../../ui/page/app-bar';
import { offerUndo } from '../../../ui/toast/undo';
import { useIsPhone } from '../../../ui/use-media';
import { BillCard } from '../bill/bill-card';
import { TooLittle } from '../bill/too-little';
import { ComposerParts, useComposerPart } from '../composer-store';
import { emptyDraft } from '../draft/draft';
import { draftTexts } from '../draft/draft.texts';
import type { Opening } from '../draft/keeping/keeping';
import { SaveWords } from '../frame/composer-header';
import { leadToRefusal } from '../frame/lead-to';
import { Overlays, type Overlay } from '../frame/overlays';
import { SideColumn } from '../frame/side-column';
import { MessageSection } from '../message/message-section';
import { useReview } from '../send/review/use-review';
import { SendBar } from '../send/send-bar';
import { useSend } from '../send/sending/use-send';
import { missingFor } from '../send/test/test-phone';
import { SenderSection } from '../sender/sender-section';
import { useComposer } from '../use-composer';
import { quickTexts as t } from './quick.texts';
import { ToSection } from './to-section';

/** To whom, what, from whom and for how much: what the composer says of a campaign, of a text that goes at once. */
export function QuickComposer({ slot, opening }: { slot: string; opening: Opening }) {
  const composer = useComposer({ mode: 'quick', campaignId: null, slot, opening, home: null });
  const {
    draft,
    writing: { change },
    bill: { bill },
    checks: { block, refusals },
  } = composer;
  const sending = useSend(composer);
  const isPhone = useIsPhone();
  const [overlay, setOverlay] = useState<Overlay | null>(null);
  // Above the business's limit the amount is typed; below it the bill that stands here is all there is to confirm.
  const review = useReview(block, () => {
    sending.clearProblem();
    if (bill!.needsTyping) setOverlay('review');
    else void sending.send();
  });
  useEffect(() => {
    if (Object.keys(refusals).length > 0) leadToRefusal();
  }, [refusals]);
  useKeys({ 'mod+enter': review }, { evenTyping: ['mod+enter'], isOff: overlay !== null });

  const isEmpty = draft.to.length === 0 && draft.message.trim() === '';
  const startOver = (): void => {
    const before = draft;
    change({ ...emptyDraft, messageType: 'transactional', callerId: draft.callerId });
    offerUndo(draftTexts.discarded, () => change(before));
  };
  return (
    <ComposerParts composer={composer}>
      {/* As high as the window between the shell's bars, so that the send bar stands at its foot, however little is above. */}
      <Flex
        as="article"
        direction="column"
        minH={{
          base: 'calc(100dvh - 40px - var(--above-shell, 0px))',
          md: 'calc(100dvh - 182px - var(--above-shell, 0px))',
        }}
      >
        <QuickHeader onStartOver={isEmpty ? null : startOver} />
        <Flex flex="1" align="flex-start" gap="4" direction={{ base: 'column', lg: 'row' }}>
          <Box flex="1" minW="0" w="full">
            <Card mb={{ base: '4', md: 0 }}>
              <ToSection />
              {/* On a phone it is a line, whose own border is for lines that follow lines. */}
              <Box borderTopWidth="1px">
                <SenderSection />
              </Box>
              <MessageSection />
            </Card>
            {isPhone && <BillCard />}
            {overlay === null && sending.problem !== null && (
              <Box mt="4" role="alert">
                {missingFor(sending.problem) === null ? (
                  <FormProblem problem={sending.problem} />
                ) : (
                  <TooLittle missing={missingFor(sending.problem)!} />
                )}
              </Box>
            )}
          </Box>
          {!isPhone && <SideColumn />}
        </Flex>
        <SendBar onSend={review} onTest={() => setOverlay('test')} isSending={sending.isSending} />
        <Overlays open={overlay} sending={sending} onOpen={setOverlay} onClose={() => setOverlay(null)} />
      </Flex>
    </ComposerParts>
  );
}

function QuickHeader({ onStartOver }: { onStartOver: (() => void) | null }) {
  const { saveStatus } = useComposerPart('writing', 'saveStatus');
  const isPhone = useIsPhone();
  const startOver = onStartOver && (
    <Button variant="ghost" onClick={onStartOver}>
      {draftTexts.startAfresh}
    </Button>
  );
  if (isPhone)
    return (
      <AppBar
        title={t.title}
        under={saveStatus.kind === 'new' ? undefined : <SaveWords />}
        backTo={campaignsPath}
        actions={startOver}
      />
    );
  return (
    <Flex align="center" justify="space-between" gap="8px 12px" mb="4">
      <Heading as="h1" id="page-title" tabIndex={-1} textStyle="title" truncate>
        {t.title}
      </Heading>
      <Flex gap="3" align="center" flexShrink={0}>
        <SaveWords />
        {startOver}
      </Flex>
    </Flex>
  );
}
