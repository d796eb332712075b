import { lazy } from 'react';
import { fetchCode } from '../../../lib/fetch-code';
import { PanelButton } from '../../../ui/panel/panel-button';
import { composerTexts } from '../composer.texts';
import type { Template } from './templates';

const t = composerTexts.message;
const Templates = lazy(async () => ({ default: (await fetchCode(() => import('./templates'))).Templates }));

/** "Use a template" */
export function TemplatesMenu({ onChoose }: { onChoose: (template: Template) => void }) {
  return (
    <PanelButton
      variant="link"
      minH={{ base: '44px', md: '24px' }}
      panel={t.useTemplate}
      at="bottom-end"
      content={(close) => <Templates onChoose={(template) => (close(), onChoose(template))} />}
    >
      {t.useTemplate}
    </PanelButton>
  );
}
