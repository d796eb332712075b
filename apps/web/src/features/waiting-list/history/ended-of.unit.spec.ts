import { endedOf } from './ended-of';

const hasEnded = { field: 'status', type: 'enum', operation: 'one', value: ['attended', 'canceled'] };
const staff = { field: 'source', type: 'enum', operation: 'equals', value: 'staff' } as const;
const many = { field: 'partySize', type: 'number', operation: 'greaterThan', value: 4 } as const;

describe('the turns that are deleted', () => {
  it('are those of the picked that have ended', () => {
    expect(endedOf({ ids: ['a', 'b'], count: 2 })).toEqual({ data: ['a', 'b'], filters: [hasEnded] });
  });

  it('are those that the filters leave and that have ended, however the filters join', () => {
    expect(endedOf({ filters: [], filtersMatch: 'all', count: 9 })).toEqual({
      filters: [hasEnded],
      filtersMatch: 'all',
    });
    expect(endedOf({ filters: [staff, many], filtersMatch: 'any', count: 9 })).toEqual({
      filters: [{ type: 'conditional', operator: 'OR', filters: [staff, many] }, hasEnded],
      filtersMatch: 'all',
    });
  });
});
