import { contains } from '../../../ui/filter/contains';
import { phonePiece } from './rank';

/** Whose name holds what was typed. */
export const named = (text: string, limit: number) => ({ filters: [contains('name', text)], limit });

/** People whose name holds it, or whose phone, however that is written. */
export function peopleMatching(text: string, limit: number) {
  const phone = phonePiece(text);
  return {
    filters: [
      {
        type: 'conditional',
        operator: 'OR',
        filters: [contains('name', text), ...(phone === null ? [] : [contains('phoneInternational', phone)])],
      },
    ],
    limit,
  };
}
