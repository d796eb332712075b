import { VisuallyHidden } from '@chakra-ui/react/visually-hidden';
import { useNow } from '../../../lib/use-now';
import { composerTexts } from '../composer.texts';

const t = composerTexts.sent;

/** How long the send can still be taken back. Said once, not with every second. */
export function SendCountdown({ until }: { until: number }) {
  const left = Math.ceil((until - useNow(250).getTime()) / 1_000);
  if (left <= 0) return <>{t.began}</>;
  return (
    <>
      <span aria-hidden>{t.begins(left)}</span>
      <VisuallyHidden>{composerTexts.when.nowHelp}</VisuallyHidden>
    </>
  );
}
