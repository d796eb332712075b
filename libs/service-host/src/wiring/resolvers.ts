// eslint-disable-next-line no-restricted-imports -- these are what others are sent to
import { Mutation as NestMutation, Query as NestQuery } from '@nestjs/graphql';
import type { GraphContext } from '../request/graph-context.js';

/**
 * What a resolver of a root field takes and answers: `@Args()`, then `@Context()`; of a field without arguments
 * (`Args` is never) the context alone. The types of all fields of a service stand in its `schema.generated.ts`.
 */
export type Resolves<Args, Answer> = [Args] extends [never]
  ? (context: GraphContext) => Answer | Promise<Answer>
  : (args: Args, context: GraphContext) => Answer | Promise<Answer>;

/** On a method that has the name of a field and is one of its resolvers. */
type OnResolver<Fields> = <Field extends keyof Fields, Method extends Fields[Field]>(
  target: object,
  field: Field,
  method: TypedPropertyDescriptor<Method>,
) => void;

/** Nest's `@Query()`, held to the service's schema: `@Query<Queries>()` on the method named as the field. */
export const Query = <Fields>(): OnResolver<Fields> => NestQuery() as OnResolver<Fields>;

/** Nest's `@Mutation()`, held to the service's schema: `@Mutation<Mutations>()` on the method named as the field. */
export const Mutation = <Fields>(): OnResolver<Fields> => NestMutation() as OnResolver<Fields>;
