import { lazy, Suspense } from 'react';
import { fetchCode } from '../../../lib/fetch-code';
import { useComposerPart } from '../composer-store';
import { withReviewLink } from '../send/review/review-link';
import type { useSend } from '../send/sending/use-send';
import { leadToRefusal } from './lead-to';

const ReviewDialog = lazy(async () => ({
  default: (await fetchCode(() => import('../send/review/review-dialog'))).ReviewDialog,
}));
const TestDialog = lazy(async () => ({
  default: (await fetchCode(() => import('../send/test/test-dialog'))).TestDialog,
}));
const SaveTemplateDialog = lazy(async () => ({
  default: (await fetchCode(() => import('../templates/save-template-dialog'))).SaveTemplateDialog,
}));
const PreviewSheet = lazy(async () => ({
  default: (await fetchCode(() => import('../preview/preview-sheet'))).PreviewSheet,
}));
const ReviewLinkDialog = lazy(async () => ({
  default: (await fetchCode(() => import('../send/review/review-link-dialog'))).ReviewLinkDialog,
}));
/** A dialog's closing gives the focus back first. */
const afterClosingMs = 250;

export type Overlay = 'review' | 'review-link' | 'test' | 'template' | 'preview';

/** What lies over the composer, one at a time, each fetched when it is asked for. */
export function Overlays({
  open,
  sending,
  onOpen,
  onClose,
}: {
  open: Overlay | null;
  sending: ReturnType<typeof useSend>;
  onOpen: (overlay: Overlay) => void;
  onClose: () => void;
}) {
  const draft = useComposerPart('draft');
  const { change } = useComposerPart('writing', 'change');
  return (
    <Suspense fallback={null}>
      {open === 'review' && (
        <ReviewDialog
          sending={sending}
          onClose={onClose}
          onRefused={() => (onClose(), setTimeout(leadToRefusal, afterClosingMs))}
          onTest={() => onOpen('test')}
        />
      )}
      {open === 'review-link' && (
        <ReviewLinkDialog
          onClose={onClose}
          onInsert={(link) => (change({ message: withReviewLink(draft.message, link) }), onClose())}
          onChangeType={() => (change({ messageType: 'marketing' }), onClose())}
        />
      )}
      {open === 'test' && <TestDialog onClose={onClose} />}
      {open === 'template' && <SaveTemplateDialog onClose={onClose} />}
      {open === 'preview' && <PreviewSheet onClose={onClose} />}
    </Suspense>
  );
}
