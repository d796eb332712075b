import { fixtureGraph } from '../../test/fixture-graph.js';
import { fixtureRoutes } from '../../test/fixture-routes.js';
import { compileTable, type CompiledRoute } from './compile.js';
import { mutation, nameOf, query, together, type GraphRoute } from './route.js';
import { body, listQueryOrBody, member, path, search } from './sources.js';

const graph = fixtureGraph();
const row = (more: Partial<GraphRoute>): GraphRoute => ({
  method: 'GET',
  path: '/x/{id}',
  tag: 'x',
  summary: 'x',
  operation: query('cup', { id: path('id') }),
  ...more,
});
const compiled = (more: Partial<GraphRoute>): CompiledRoute => compileTable([row(more)], graph)[0] as CompiledRoute;

describe('compiling a table', () => {
  it('writes the document of each row, with variables for what the row gives', () => {
    expect(compiled({}).operation.document).toBe(
      'query($cup_id: ID!) { cup(id: $cup_id) { id name size lid { colour } notes { text at } trashedAt } }',
    );
    expect(compiled({ operation: query('menu') }).operation.document).toBe('query { menu }');
  });

  it('asks several root fields in one document, each under its own name', () => {
    const { document } = compiled({
      operation: together({
        a: { field: 'cup', args: { id: path('id') } },
        b: { field: 'cupPage', args: { id: path('id'), size: search('size') } },
      }),
    }).operation;
    expect(document).toContain('query($a_id: ID!, $b_id: ID!, $b_size: Size) { a: cup(id: $a_id)');
    expect(document).toContain('b: cupPage(id: $b_id, size: $b_size) { data {');
  });

  it('takes the permission from the graph', () => {
    expect(compiled({}).access).toBe('member');
    expect(compiled({ method: 'DELETE', operation: mutation('deleteCup', { id: path('id') }) }).access).toBe(
      'campaign-editor',
    );
  });

  it('knows ids in the path, query parameters and the body from the arguments', () => {
    const route = compiled({
      method: 'POST',
      operation: mutation('exportCups', { query: listQueryOrBody, trash: search('trash') }),
    });
    expect(compiled({}).ids).toEqual(['id']);
    expect([...route.search.keys()]).toEqual(['sortBy', 'filters', 'filtersMatch', 'skip', 'limit', 'after', 'trash']);
    expect(route.operation.body).toMatchObject({ kind: 'whole', optional: true });
    expect(
      compiled({ method: 'POST', operation: mutation('choose', { token: path('id'), password: member('password') }) })
        .operation.body.kind,
    ).toBe('members');
  });

  it('names every row that the graph does not serve, and drops none in silence', () => {
    const wrong = [
      row({ path: '/a', operation: query('gone') }),
      row({ path: '/b/{id}', operation: query('cup', { id: path('id'), colour: search('colour') }) }),
      row({ path: '/c', operation: query('cup', { id: path('id') }) }),
      row({ path: '/d', operation: query('cup') }),
      row({ path: '/e', method: 'PUT', operation: mutation('keepHard', { id: body, input: body }) }),
      row({ path: '/f/{id}', instead: [{ when: () => true, operation: query('menu') }] }),
    ];
    expect(() => compileTable([...fixtureRoutes, ...wrong], graph)).toThrow(
      new Error(
        [
          'Routes do not fit the graph:',
          'GET /a: the graph has no Query.gone',
          'GET /b/{id}: Query.cup has no argument colour',
          'GET /c: there is no {id} in its path',
          'GET /d: Field "cup" argument "id" of type "ID!" is required, but it was not provided.',
          'PUT /e: its body is two arguments at once',
          'GET /f/{id}: its operations ask for different permissions: member; public',
        ].join('\n'),
      ),
    );
  });

  it('gives every row of the fixture a permission', () => {
    expect(
      compileTable(fixtureRoutes, graph)
        .filter((route) => !route.access)
        .map(nameOf),
    ).toEqual([]);
  });
});
