import { clicksInWords } from './clicks-in-words';

describe('what is said of clicks', () => {
  it.each([
    [0, 0, 'Nobody has clicked yet.'],
    [1, 0, '1 person clicked.'],
    [41, 12, '41 people clicked; 12 more clicks were likely machines.'],
    [0, 1, '0 people clicked; 1 more click was likely a machine.'],
  ])('of %i people and %i machines', (clickedPeople, likelyMachine, said) =>
    expect(clicksInWords({ clickedPeople, likelyMachine })).toBe(said),
  );
});
