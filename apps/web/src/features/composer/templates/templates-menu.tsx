import { lazy } from 'react';
import { fetchCode } from '../../../lib/fetch-code';
import { PanelButton } from '../../../ui/panel/panel-button';
import { sectionTexts as t } from '../message/message-section.texts';
import type { Template } from './templates';

const Templates = lazy(async () => ({ default: (await fetchCode(() => import('./templates'))).Templates }));

/** "Use a template" */
export function TemplatesMenu({ onChoose }: { onChoose: (template: Template) => void }) {
  return (
    <PanelButton
      variant="link"
      panel={t.useTemplate}
      at="bottom-end"
      content={(close) => <Templates onChoose={(template) => (close(), onChoose(template))} />}
    >
      {t.useTemplate}
    </PanelButton>
  );
}
