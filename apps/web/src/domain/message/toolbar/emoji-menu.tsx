import { Smile } from 'lucide-react';
import { lazy } from 'react';
import { fetchCode } from '../../../lib/fetch-code';
import { messageTexts as t } from '../message.texts';
import { InsertMenu } from './insert-menu';

const Emoji = lazy(async () => ({ default: (await fetchCode(() => import('./emoji'))).Emoji }));

/** Puts an emoji where the caret stands. */
export const EmojiMenu = ({ onInsert }: { onInsert: (emoji: string) => void }) => (
  <InsertMenu icon={Smile} label={t.emoji} onInsert={onInsert} content={(choose) => <Emoji onChoose={choose} />} />
);
