import { Link2 } from 'lucide-react';
import { lazy } from 'react';
import { fetchCode } from '../../../lib/fetch-code';
import { messageTexts as t } from '../message.texts';
import { InsertMenu } from './insert-menu';

const LinkForm = lazy(async () => ({ default: (await fetchCode(() => import('./link-form'))).LinkForm }));

/** Puts a web address where the caret stands. */
export const LinkMenu = ({ onInsert }: { onInsert: (address: string) => void }) => (
  <InsertMenu icon={Link2} label={t.link} onInsert={onInsert} content={(choose) => <LinkForm onChoose={choose} />} />
);
