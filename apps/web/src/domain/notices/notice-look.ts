import {
  BellOff,
  BellRing,
  CircleCheck,
  CircleX,
  FileDown,
  Info,
  MessageSquareReply,
  Plug,
  ShieldCheck,
  TriangleAlert,
  UserRound,
  Wallet,
  type LucideIcon,
} from 'lucide-react';
import type { NoticeLook } from '@bellbird/notices';

/** The mark of a notification, and the tone of the tint behind it. */
export const noticeLook = (
  look: NoticeLook,
): { icon: LucideIcon; tone: 'green' | 'grey' | 'amber' | 'blue' | 'brand' } => looks[look];
const looks = {
  sent: { icon: CircleCheck, tone: 'green' },
  canceled: { icon: CircleX, tone: 'grey' },
  money: { icon: Wallet, tone: 'green' },
  moneyFailed: { icon: TriangleAlert, tone: 'amber' },
  out: { icon: BellOff, tone: 'grey' },
  in: { icon: BellRing, tone: 'blue' },
  reply: { icon: MessageSquareReply, tone: 'brand' },
  file: { icon: FileDown, tone: 'blue' },
  fileFailed: { icon: TriangleAlert, tone: 'amber' },
  person: { icon: UserRound, tone: 'brand' },
  shield: { icon: ShieldCheck, tone: 'brand' },
  plug: { icon: Plug, tone: 'blue' },
  attention: { icon: TriangleAlert, tone: 'amber' },
  other: { icon: Info, tone: 'grey' },
} as const;
