import { verbs } from '@bellbird/resource-kit';
import { fixtureGraph } from '../../test/fixture-graph.js';
import { nameOf } from '../table/route.js';
import { declaredHeadings, declaredResources } from './declared-resources.js';
import { routesOf } from './index.js';

const { schema } = fixtureGraph();

describe('resources that the graph declares for REST', () => {
  it('bring the generic calls that the graph has, but for those that REST is not to have', () => {
    expect(declaredResources(schema)).toEqual([
      {
        base: 'cups',
        one: 'cup',
        many: 'cups',
        words: ['cup', 'cups'],
        verbs: verbs.filter((verb) => verb !== 'count'),
        examples: { create: { name: 'Blue' }, update: undefined },
      },
    ]);
    expect(declaredHeadings(schema)).toEqual({ cups: 'What people drink from' });
  });

  it('come last where the documentation has no place for them yet', () => {
    const table = routesOf({ schema });
    const at = table.findIndex(({ tag }) => tag === 'cups');
    expect(table.slice(at).every(({ tag }) => tag === 'cups')).toBe(true);
    expect(table.slice(at).map(nameOf)).toEqual(
      expect.arrayContaining(['GET /cups', 'POST /cups', 'PUT /cups/{id}', 'PUT /cups/restore/{id}']),
    );
    expect(table.slice(at).map(nameOf)).not.toContain('GET /cups/count');
  });
});
