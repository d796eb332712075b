import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { Heading } from '@chakra-ui/react/heading';
import { useEffect, useState } from 'react';
import { campaignsPath } from '../../../lib/paths';
import { AppBar } from '../../../ui/app-bar';
import { Button } from '../../../ui/button';
import { Card } from '../../../ui/card';
import { FormProblem } from '../../../ui/form/form-problem';
import { useKeys } from '../../../ui/keys/use-keys';
import { offerUndo } from '../../../ui/toast/undo';
import { useIsPhone } from '../../../ui/use-media';
import { BillCard } from '../bill/bill-card';
import { TooLittle } from '../bill/too-little';
import { SaveWords } from '../composer-header';
import { ComposerParts, useComposerParts } from '../composer-store';
import { composerTexts } from '../composer.texts';
import { emptyDraft } from '../draft/draft';
import type { Opening } from '../draft/use-kept-draft';
import { leadToRefusal } from '../lead-to';
import { MessageSection } from '../message/message-section';
import { Overlays, type Overlay } from '../overlays';
import { SendBar } from '../send/send-bar';
import { missingFor } from '../send/test-phone';
import { useReview } from '../send/use-review';
import { useSend } from '../send/use-send';
import { SenderSection } from '../sender/sender-section';
import { SideColumn } from '../side-column';
import { useComposer } from '../use-composer';
import { quickTexts as t } from './quick.texts';
import { ToSection } from './to-section';

/** To whom, what, from whom and for how much: what the composer says of a campaign, of a text that goes at once. */
export function QuickComposer({ slot, opening }: { slot: string; opening: Opening }) {
  const composer = useComposer({ mode: 'quick', campaignId: null, slot, opening, home: null });
  const { draft, change, block, bill } = composer;
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
    if (Object.keys(composer.refusals).length > 0) leadToRefusal();
  }, [composer.refusals]);
  useKeys({ 'mod+enter': review }, { evenTyping: ['mod+enter'], isOff: overlay !== null });

  const isEmpty = draft.to.length === 0 && draft.message.trim() === '';
  const startOver = (): void => {
    const before = draft;
    change({ ...emptyDraft, messageType: 'transactional', callerId: draft.callerId });
    offerUndo(composerTexts.draft.discarded, () => change(before));
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
        <Flex flex="1" align="flex-start" gap="16px" direction={{ base: 'column', lg: 'row' }}>
          <Box flex="1" minW="0" w="full">
            <Card mb={{ base: '16px', md: 0 }}>
              <ToSection />
              {/* On a phone it is a line, whose own border is for lines that follow lines. */}
              <Box borderTopWidth="1px">
                <SenderSection />
              </Box>
              <MessageSection />
            </Card>
            {isPhone && <BillCard />}
            {overlay === null && sending.problem !== null && (
              <Box mt="16px" role="alert">
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
  const { saveStatus } = useComposerParts('saveStatus');
  const isPhone = useIsPhone();
  const startOver = onStartOver && (
    <Button variant="ghost" onClick={onStartOver}>
      {composerTexts.draft.startAfresh}
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
    <Flex align="center" justify="space-between" gap="8px 12px" mb="16px">
      <Heading as="h1" id="page-title" tabIndex={-1} textStyle="title" truncate>
        {t.title}
      </Heading>
      <Flex gap="12px" align="center" flexShrink={0}>
        <SaveWords />
        {startOver}
      </Flex>
    </Flex>
  );
}
