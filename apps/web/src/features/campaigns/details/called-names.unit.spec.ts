import { calledNames } from './called-names';

const of = (...names: (string | null)[]): string[] => calledNames(names.map((name) => ({ name })));

it('calls each by the first name, and two who share it by the whole', () => {
  expect(of('Ava Thompson', 'Mia Chen')).toEqual(['Ava', 'Mia']);
  expect(of('Ava Thompson', 'Ava Nguyen', 'Mia')).toEqual(['Ava Thompson', 'Ava Nguyen', 'Mia']);
});

it('says so of someone without a name', () => expect(of(null, ' ')).toEqual(Array(2).fill('Someone without a name')));
