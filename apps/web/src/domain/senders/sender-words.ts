import { formatPhone } from '../../lib/format/phone';

export interface SenderShown {
  name: string;
  phoneInternational: string;
  callerType: string;
}

/** A business name cannot be answered; a number can. */
export const canReceive = ({ callerType }: Pick<SenderShown, 'callerType'>): boolean => callerType !== 'business-name';

/** What stands above the text on the phone: the number, or the business's name. */
export const shownSender = (sender: SenderShown): string =>
  canReceive(sender) ? formatPhone(sender.phoneInternational) : sender.name;
