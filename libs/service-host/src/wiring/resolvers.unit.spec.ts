import type { GraphContext } from '../request/graph-context.js';
import { Mutation, Query, type Resolves } from './resolvers.js';

interface Queries {
  tag: Resolves<{ id: string }, { id: string; state: 'live' | 'in-trash' } | null>;
  tagsCount: Resolves<never, number>;
}
interface Mutations {
  deleteTag: Resolves<{ id: string }, boolean>;
}

// What the compiler must refuse stands under @ts-expect-error: `npm run typecheck` fails where it does not.
class Tags {
  @Query<Queries>() async tag({ id }: { id: string }, _context: GraphContext) {
    return Promise.resolve({ id, state: 'live' as const });
  }
  @Query<Queries>() tagsCount(_context: GraphContext) {
    return 1;
  }
  @Mutation<Mutations>() deleteTag({ id }: { id: string }) {
    return id !== '';
  }
}

class Wrong {
  // @ts-expect-error a word that the list has not
  @Query<Queries>() tag({ id }: { id: string }) {
    return { id, state: 'gone' };
  }
  // @ts-expect-error an argument that nobody can give
  @Mutation<Mutations>() deleteTag({ key }: { key: string }) {
    return key !== '';
  }
  // @ts-expect-error a field that the schema has not
  @Query<Queries>() tags() {
    return [];
  }
}

describe('a resolver', () => {
  it('is what Nest takes for one', () =>
    expect(
      [Tags.prototype.tag, Tags.prototype.tagsCount, Tags.prototype.deleteTag, Wrong.prototype.tags].map(
        (method): unknown => Reflect.getMetadata('graphql:resolver_type', method),
      ),
    ).toEqual(['Query', 'Query', 'Mutation', 'Query']));
});
