import { VisuallyHidden } from '@chakra-ui/react/visually-hidden';
import { useNow } from '../../../../lib/use-now';
import { whenTexts } from '../../when/when.texts';
import { sentTexts as t } from './sent.texts';

/** How long the send can still be taken back. Said once, not with every second. */
export function SendCountdown({ until }: { until: number }) {
  const left = Math.ceil((until - useNow(250).getTime()) / 1_000);
  if (left <= 0) return <>{t.began}</>;
  return (
    <>
      <span aria-hidden>{t.begins(left)}</span>
      <VisuallyHidden>{whenTexts.nowHelp}</VisuallyHidden>
    </>
  );
}
