import { Archive, Pause, PencilLine } from 'lucide-react';
import type { StatusLook } from '../../ui/marks/status';
import type { AutomationRowFragment } from './automations.generated';
import { automationsTexts as t } from './automations.texts';

const looks: Readonly<Record<string, StatusLook>> = {
  draft: { label: t.states.draft, tone: 'grey', icon: PencilLine },
  active: { label: t.states.active, tone: 'green', icon: 'pulse' },
  paused: { label: t.states.paused, tone: 'amber', icon: Pause },
  archived: { label: t.states.archived, tone: 'grey', icon: Archive },
};

export const automationLook = ({
  state,
  pausedReason,
}: Pick<AutomationRowFragment, 'state' | 'pausedReason'>): StatusLook =>
  pausedReason == null ? looks[state]! : { ...looks['paused']!, label: t.pausedByItself };

/** Why it paused by itself; undefined where a person paused it, or it is not paused. */
export const whyPaused = ({ pausedReason }: Pick<AutomationRowFragment, 'pausedReason'>): string | undefined =>
  pausedReason == null ? undefined : t.pausedFor[pausedReason as keyof typeof t.pausedFor];
