import { Compass } from 'lucide-react';
import { ButtonLink } from '../ui/button';
import { usePageTitle } from '../ui/page';
import { StatePanel } from '../ui/states/state-panel';
import { appTexts as t } from './app.texts';

export function Component() {
  usePageTitle(t.notFoundTitle);
  return <main><StatePanel icon={Compass} tone="grey" title={t.notFoundTitle} actions={<ButtonLink to="/home" variant="solid">{t.backToHome}</ButtonLink>}>{t.notFound}</StatePanel></main>;
}
