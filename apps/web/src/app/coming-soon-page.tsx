import { Hourglass } from 'lucide-react';
import { defineTexts } from '../lib/i18n/texts';
import { ButtonLink } from '../ui/button';
import { appTexts } from './app.texts';
import { StatusPage } from './status-page';

/** Of this page alone and loaded with it: the first load has no room for them. */
const t = defineTexts({
  title: 'This is not part of Bellbird yet',
  text: 'You don’t need to do anything. Everything in the menu works as before.',
});

/** For an address of a part that is not there yet, with the way back. */
export function Component() {
  return (
    <StatusPage
      icon={Hourglass}
      tone="grey"
      title={t.title}
      actions={
        <ButtonLink to="/home" variant="solid" size="lg">
          {appTexts.backToHome}
        </ButtonLink>
      }
    >
      {t.text}
    </StatusPage>
  );
}
