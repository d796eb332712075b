import { BookOpen } from 'lucide-react';
import { ButtonLink } from '../../ui/button';
import { Card } from '../../ui/card/card';
import { Page } from '../../ui/page/page';
import { StatePanel } from '../../ui/states/state-panel';
import { helpTexts as t } from './help.texts';

/** An address of the help centre that leads to no article. */
export const NoArticle = () => (
  <Page title={t.gone}>
    <Card>
      <StatePanel
        isDeadEnd
        icon={BookOpen}
        tone="grey"
        title={t.gone}
        actions={<ButtonLink to="/faq">{t.toHelp}</ButtonLink>}
      >
        {t.goneText}
      </StatePanel>
    </Card>
  </Page>
);
