import { Smile } from 'lucide-react';
import { lazy } from 'react';
import { fetchCode } from '../../lib/fetch-code';
import { PanelButton } from '../../ui/panel/panel-button';
import { afterClosing } from './field-menu';
import { messageTexts as t } from './message.texts';

const Emoji = lazy(async () => ({ default: (await fetchCode(() => import('./emoji'))).Emoji }));

/** Puts an emoji where the caret stands. */
export function EmojiMenu({ onChoose }: { onChoose: (emoji: string) => void }) {
  return (
    <PanelButton
      variant="ghost"
      size="sm"
      minH={{ base: '44px', md: '34px' }}
      panel={t.emoji}
      panelWidth="312px"
      content={(close) => <Emoji onChoose={(emoji) => (close(), setTimeout(() => onChoose(emoji), afterClosing))} />}
    >
      <Smile aria-hidden />
      {t.emoji}
    </PanelButton>
  );
}
