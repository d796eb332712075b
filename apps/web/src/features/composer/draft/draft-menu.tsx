import { EllipsisVertical } from 'lucide-react';
import { PanelButton, PanelChoice } from '../../../ui/panel/panel-button';
import { composerTexts as t } from '../composer.texts';

export interface DraftChoice {
  label: string;
  isOff: boolean;
  run: () => void;
}

/** On a phone: what else can be done with the draft. */
export function DraftMenu({ choices }: { choices: readonly DraftChoice[] }) {
  return (
    <PanelButton
      variant="ghost"
      size="lg"
      px="0"
      _icon={{ boxSize: '22px' }}
      aria-label={t.more}
      panel={t.more}
      panelWidth="240px"
      at="bottom-end"
      content={(close) =>
        choices.map(({ label, isOff, run }) => (
          <PanelChoice key={label} type="button" disabled={isOff} onClick={() => (close(), run())}>
            {label}
          </PanelChoice>
        ))
      }
    >
      <EllipsisVertical aria-hidden />
    </PanelButton>
  );
}
