import {
  currentChoice,
  fittingColumns,
  moved,
  movedTo,
  readChoice,
  shownColumns,
  toggled,
  usualChoice,
} from './columns';

const columns = [{ key: 'name' }, { key: 'phone' }, { key: 'tags' }, { key: 'email', isExtra: true }];
const keys = (choice: Parameters<typeof shownColumns>[1]): string[] =>
  shownColumns(columns, choice).map(({ key }) => key);

describe('a person’s columns', () => {
  it('are the declared ones without the extra', () =>
    expect(keys(currentChoice(columns, null))).toEqual(['name', 'phone', 'tags']));
  it('are shown, hidden and moved', () => {
    const choice = moved(toggled(toggled(usualChoice(columns), 'email'), 'phone'), 'email', -1);
    expect(keys(choice)).toEqual(['name', 'email', 'tags']);
    expect(keys(toggled(choice, 'phone'))).toEqual(['name', 'phone', 'email', 'tags']);
  });
  it('leave the name first, whatever is tried', () => {
    expect(moved(usualChoice(columns), 'phone', -1)).toEqual(usualChoice(columns));
    expect(movedTo(usualChoice(columns), 'name', 2)).toEqual(usualChoice(columns));
    expect(moved(usualChoice(columns), 'email', 1)).toEqual(usualChoice(columns));
    expect(currentChoice(columns, { order: ['tags', 'name'], hidden: ['name'] })).toEqual({
      order: ['name', 'tags', 'phone', 'email'],
      hidden: ['email'],
    });
  });
  it('forget a column that is gone and take in a new one as it is declared', () => {
    expect(currentChoice(columns, { order: ['name', 'old', 'tags'], hidden: ['old', 'tags'] })).toEqual({
      order: ['name', 'tags', 'phone', 'email'],
      hidden: ['tags', 'email'],
    });
  });
  it.each([null, '', '{', '7', '{"order":[1],"hidden":[]}', '{"order":["a"]}'])(
    'are the usual ones where storage holds %j',
    (json) => expect(readChoice(json)).toBeNull(),
  );
  it('step back from the end where there is no room', () => {
    const wide = [{ width: 'minmax(170px, 1fr)' }, { width: '100px' }, {}, { width: '112px' }];
    expect(fittingColumns(wide, 0)).toHaveLength(4);
    expect(fittingColumns(wide, 492)).toHaveLength(4);
    expect(fittingColumns(wide, 491)).toHaveLength(3);
    expect(fittingColumns(wide, 10)).toHaveLength(1);
  });
  it('give up those that may be spared before the last one', () => {
    const campaigns = [
      { key: 'name', width: '180px' },
      { key: 'people', width: '90px', isSpare: true as const },
      { key: 'parts', width: '90px', isSpare: true as const },
      { key: 'cost', width: '100px' },
    ];
    const fitting = (room: number): string[] => fittingColumns(campaigns, room).map(({ key }) => key);
    expect(fitting(459)).toEqual(['name', 'people', 'cost']);
    expect(fitting(369)).toEqual(['name', 'cost']);
    expect(fitting(279)).toEqual(['name']);
  });
  it('keep the one that the rows are sorted by, the last of them or a spare one', () => {
    const campaigns = [
      { key: 'name', width: '180px', sortBy: 'name' },
      { key: 'people', width: '90px', isSpare: true as const, sortBy: 'recipients' },
      { key: 'cost', width: '100px' },
      { key: 'started', width: '140px', sortBy: 'launchedAt' },
    ];
    const fitting = (room: number, sort: string): string[] =>
      fittingColumns(campaigns, room, sort).map(({ key }) => key);
    expect(fitting(420, 'launchedAt:desc')).toEqual(['name', 'cost', 'started']);
    expect(fitting(320, 'launchedAt:desc')).toEqual(['name', 'started']);
    expect(fitting(10, 'launchedAt:desc')).toEqual(['name', 'started']);
    expect(fitting(420, 'recipients:asc')).toEqual(['name', 'people', 'cost']);
    expect(fitting(320, 'name:asc')).toEqual(['name', 'cost']);
  });
});
