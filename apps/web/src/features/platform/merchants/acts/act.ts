import type { Row } from '../merchant-looks';
import { merchantsTexts as t } from '../merchants.texts';

/** What every form about a business is told. */
export interface ActProps {
  row: Row;
  onClose: () => void;
  onChange: () => void;
}

/** Between 3 and 500 characters, as the server asks. */
export const reasonRule = (typed: string): string | undefined => {
  const { length } = typed.trim();
  return length >= 3 && length <= 500 ? undefined : t.reasonWrong;
};
