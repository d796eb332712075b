import { Ban, CalendarClock, CircleCheck, Pause, Pen } from 'lucide-react';
import { campaignTexts as t } from './campaign.texts';

const looks = {
  draft: { label: t.status.draft, tone: 'grey', icon: Pen },
  pending: { label: t.status.pending, tone: 'blue', icon: CalendarClock },
  running: { label: t.status.running, tone: 'brand', icon: 'pulse' },
  paused: { label: t.status.paused, tone: 'amber', icon: Pause },
  completed: { label: t.status.completed, tone: 'green', icon: CircleCheck },
  canceled: { label: t.status.canceled, tone: 'grey', icon: Ban },
} as const;
export type CampaignLook = (typeof looks)[keyof typeof looks];

/** How a campaign's state looks. Paused is a hold within running. */
export function campaignLook({ status, paused }: { status: string; paused: boolean }): CampaignLook {
  if (status === 'running' && paused) return looks.paused;
  return looks[status as keyof typeof looks] ?? looks.draft;
}

/** A campaign's type in words. */
export const campaignTypeWord = (messageType: string): string =>
  t.type[messageType as keyof typeof t.type] ?? messageType;

/** A hold that ends only when somebody decides: the price rose above what was agreed to, or it became too late. */
export const waitsForSomebody = ({
  status,
  paused,
  pausedReason,
}: {
  status: string;
  paused: boolean;
  pausedReason: string | null;
}): boolean => status === 'running' && paused && (pausedReason === 'cost-above-quote' || pausedReason === 'too-late');
