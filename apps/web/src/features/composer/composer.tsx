import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { Span } from '@chakra-ui/react/span';
import { Eye, History, TriangleAlert } from 'lucide-react';
import { lazy, Suspense, useEffect, useState } from 'react';
import { fetchCode } from '../../lib/fetch-code';
import { formatWhen } from '../../lib/format/time';
import { Button, IconButton } from '../../ui/button';
import { Card } from '../../ui/card';
import { useKeys } from '../../ui/keys/use-keys';
import { Notice } from '../../ui/notice';
import { offerUndo } from '../../ui/toast/undo';
import { useIsPhone } from '../../ui/use-media';
import { BillCard } from './bill/bill-card';
import { ComposerContext } from './composer-context';
import { ComposerHeader } from './composer-header';
import { composerTexts as t } from './composer.texts';
import { emptyDraft, isBlank } from './draft/draft';
import { DraftMenu } from './draft/draft-menu';
import { LastDraft } from './draft/last-draft';
import { MessageSection } from './message/message-section';
import { RecipientsSection } from './recipients/recipients-section';
import { SendBar } from './send/send-bar';
import { useSend } from './send/use-send';
import { SenderSection } from './sender/sender-section';
import { useComposer, type ComposerProps } from './use-composer';
import { WhenSection } from './when/when-section';

const ReviewDialog = lazy(async () => ({
  default: (await fetchCode(() => import('./send/review-dialog'))).ReviewDialog,
}));
const TestDialog = lazy(async () => ({ default: (await fetchCode(() => import('./send/test-dialog'))).TestDialog }));
const SaveTemplateDialog = lazy(async () => ({
  default: (await fetchCode(() => import('./templates/save-template-dialog'))).SaveTemplateDialog,
}));
const PreviewCard = lazy(async () => ({
  default: (await fetchCode(() => import('./preview/preview-card'))).PreviewCard,
}));
const PreviewSheet = lazy(async () => ({
  default: (await fetchCode(() => import('./preview/preview-sheet'))).PreviewSheet,
}));
function leadTo(place: HTMLElement | null | undefined): void {
  place?.scrollIntoView({ block: 'center', behavior: 'smooth' });
  (place?.matches('button') ? place : (place?.querySelector<HTMLElement>('textarea, button, input') ?? place))?.focus({
    preventScroll: true,
  });
}
/** To the first place that the server refused, which by then is marked. */
const leadToRefusal = (): void =>
  leadTo(document.querySelector('[data-refused]')?.closest<HTMLElement>('[data-place]'));
type Overlay = 'review' | 'test' | 'template' | 'preview' | null;

/** Who, from whom, what, when and for how much: one page, one button. */
export function Composer(props: ComposerProps & { isBegunHere?: boolean; isRestored?: boolean }) {
  const composer = useComposer(props);
  const { draft, change, keeper, block, mode, opening } = { ...composer, opening: props.opening };
  const sending = useSend(composer);
  const isPhone = useIsPhone();
  const [overlay, setOverlay] = useState<Overlay>(null);
  const [isRestored, setRestored] = useState(props.isRestored === true);
  const close = (): void => setOverlay(null);

  /** Where something is missing it leads there, else to the last look at the bill. */
  const [isAwaitingBill, setAwaitingBill] = useState(false);
  const openReview = (): void => (sending.clearProblem(), setOverlay('review'));
  const review = (): void => {
    if (block === null) return openReview();
    // Pressed a moment before the bill is there: it opens when it is.
    if (block.reason === 'counting') return setAwaitingBill(true);
    leadTo(document.querySelector<HTMLElement>(`[data-place=${block.place}]`));
  };
  useEffect(() => {
    if (!isAwaitingBill || block?.reason === 'counting') return;
    setAwaitingBill(false);
    if (block === null) openReview();
  }, [isAwaitingBill, block?.reason]);
  useKeys({ 'mod+enter': review }, { evenTyping: ['mod+enter'], isOff: overlay !== null });

  const startAfresh = (): void => {
    const before = draft;
    change({ ...emptyDraft, callerId: draft.callerId });
    setRestored(false);
    offerUndo(t.draft.discarded, () => change(before));
  };
  const canStartOver = props.isBegunHere === true && !isBlank(draft);
  const isWritten = draft.message.trim() !== '';

  return (
    <ComposerContext value={composer}>
      <Box as="article">
        <ComposerHeader
          actions={
            isPhone ? (
              <>
                <IconButton
                  label={t.preview.open}
                  size="lg"
                  _icon={{ boxSize: '22px' }}
                  onClick={() => setOverlay('preview')}
                >
                  <Eye />
                </IconButton>
                <DraftMenu
                  choices={[
                    { label: t.bar.test, isOff: !isWritten, run: () => setOverlay('test') },
                    { label: t.message.saveAsTemplate, isOff: !isWritten, run: () => setOverlay('template') },
                    ...(props.isBegunHere
                      ? [{ label: t.draft.startAfresh, isOff: !canStartOver, run: startAfresh }]
                      : []),
                  ]}
                />
              </>
            ) : (
              <>
                {canStartOver && (
                  <Button variant="ghost" onClick={startAfresh}>
                    {t.draft.startAfresh}
                  </Button>
                )}
                {isWritten && <Button onClick={() => setOverlay('template')}>{t.message.saveAsTemplate}</Button>}
              </>
            )
          }
        />
        {mode === 'new' && isBlank(draft) && <LastDraft />}
        {isRestored && canStartOver && opening.savedAt && (
          <Flex role="status" align="center" gap="8px 16px" wrap="wrap" mb="12px" color="textSecond" fontSize="13px">
            <Span display="inline-flex" gap="6px" alignItems="center">
              <History aria-hidden size={16} strokeWidth={1.75} />
              {t.draft.restored(formatWhen(opening.savedAt, composer.timeZone, composer.now))}
            </Span>
          </Flex>
        )}
        {keeper.status.kind === 'conflict' && (
          <Box mb="16px">
            <Notice
              icon={TriangleAlert}
              tone="amber"
              role="alert"
              title={t.draft.conflictTitle}
              actions={
                <>
                  <Button size="sm" minH={{ base: '44px', md: '30px' }} onClick={() => void keeper.settle('theirs')}>
                    {t.draft.takeTheirs}
                  </Button>
                  <Button size="sm" minH={{ base: '44px', md: '30px' }} onClick={() => void keeper.settle('mine')}>
                    {t.draft.keepMine}
                  </Button>
                </>
              }
            >
              {t.draft.conflictText}
            </Notice>
          </Box>
        )}
        <Flex align="flex-start" gap="16px" direction={{ base: 'column', lg: 'row' }}>
          <Box flex="1" minW="0" w="full">
            {isPhone ? (
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
            ) : (
              <Card>
                <RecipientsSection />
                <SenderSection />
                <MessageSection />
                <WhenSection />
              </Card>
            )}
          </Box>
          {!isPhone && (
            <Flex
              direction="column"
              gap="16px"
              w={{ base: 'full', lg: '316px' }}
              flexShrink={0}
              pos={{ lg: 'sticky' }}
              top="80px"
            >
              <Suspense fallback={<Card h="378px" />}>
                <PreviewCard />
              </Suspense>
              <BillCard />
            </Flex>
          )}
        </Flex>
        <SendBar onSend={review} onTest={() => setOverlay('test')} />
        <Suspense fallback={null}>
          {overlay === 'review' && (
            <ReviewDialog
              sending={sending}
              onClose={close}
              onRefused={() => (close(), setTimeout(leadToRefusal, 250))}
              onTest={() => setOverlay('test')}
            />
          )}
          {overlay === 'test' && <TestDialog onClose={close} />}
          {overlay === 'template' && <SaveTemplateDialog draft={draft} onClose={close} />}
          {overlay === 'preview' && <PreviewSheet onClose={close} />}
        </Suspense>
      </Box>
    </ComposerContext>
  );
}
