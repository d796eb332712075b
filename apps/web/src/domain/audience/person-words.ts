import { formatPhone } from '../../lib/format/phone';

interface Named {
  name: string | null;
  phoneInternational: string;
}

/** How somebody is called among others: by name, else by number. */
export const calledPerson = ({ name, phoneInternational }: Named): string => name || formatPhone(phoneInternational);

/** Beside that the number, where it is not said yet. */
export const besidePerson = ({ name, phoneInternational }: Named): string =>
  name ? formatPhone(phoneInternational) : '';
