import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { PanelButton } from '../../../ui/panel/panel-button';

/** The open panel holds the focus; the text gets it once that has let go. */
const afterClosing = 120;

/** A button below the text, with a panel to choose from what is then put where the caret stands. */
export function InsertMenu<T>({
  icon: Icon,
  label,
  width = '312px',
  onInsert,
  content,
}: {
  icon: LucideIcon;
  label: string;
  width?: string;
  onInsert: (chosen: T) => void;
  content: (choose: (chosen: T) => void) => ReactNode;
}) {
  return (
    <PanelButton
      variant="ghost"
      size="sm"
      minH={{ md: '34px' }}
      panel={label}
      panelWidth={width}
      content={(close) => content((chosen) => (close(), setTimeout(() => onInsert(chosen), afterClosing)))}
    >
      <Icon aria-hidden />
      {label}
    </PanelButton>
  );
}
