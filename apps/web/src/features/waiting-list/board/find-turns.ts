import type { BoardTurnFragment } from '../waiting-list.generated';

type Findable = Pick<BoardTurnFragment, 'number' | 'name' | 'phoneInternational'>;

const digits = (text: string): string => text.replace(/[\s()+.-]/g, '');

/** Those whose name, number or phone has what is looked for; a number is found whole, a phone as people write it. */
export function found<T extends Findable>(turns: readonly T[], wanted: string): readonly T[] {
  const word = wanted.trim().toLowerCase();
  if (word === '') return turns;
  const number = digits(word);
  const isNumber = /^\d+$/.test(number);
  // A trunk zero is written at home, and is not part of the phone as it is kept.
  const phone = number.replace(/^0+/, '');
  return turns.filter(
    (turn) =>
      turn.name?.toLowerCase().includes(word) === true ||
      (isNumber &&
        (String(turn.number) === number ||
          (phone.length > 2 && digits(turn.phoneInternational ?? '').includes(phone)))),
  );
}
