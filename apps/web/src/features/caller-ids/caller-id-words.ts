import { BadgeCheck, TriangleAlert } from 'lucide-react';
import { formatPhone } from '../../lib/format/phone';
import type { StatusLook } from '../../ui/marks/status';
import type { CallerIdRowFragment } from './caller-ids.generated';
import { callerIdsTexts as t } from './caller-ids.texts';

type Sender = Pick<CallerIdRowFragment, 'name' | 'phoneInternational' | 'callerType' | 'status'>;

const looks = {
  verified: { label: t.statuses.verified, tone: 'green', icon: BadgeCheck },
  unverified: { label: t.statuses.unverified, tone: 'amber', icon: TriangleAlert },
} as const satisfies Record<string, StatusLook>;
export const senderLook = (status: string): StatusLook => looks[status as keyof typeof looks] ?? looks.unverified;

export const typeWord = (callerType: string): string => t.types[callerType as keyof typeof t.types] ?? callerType;

/** A business name stands for the number; phones show a name that is not registered as "Unverified" (the Sender ID Register, since July 2026). */
export function whatPeopleSee({ name, phoneInternational, callerType, status }: Sender): string {
  if (callerType !== 'business-name') return formatPhone(phoneInternational);
  return status === 'verified' ? name : t.seenUnverified;
}

/** A name cannot be texted back; a number can. */
export const answersWord = (callerType: string): string =>
  callerType === 'business-name' ? t.cannotAnswer : t.canAnswer;
export const numberOf = ({ callerType, phoneInternational }: Sender): string =>
  callerType === 'business-name' ? t.none : formatPhone(phoneInternational);
