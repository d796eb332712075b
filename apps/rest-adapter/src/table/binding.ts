import type { GraphQLInputType } from 'graphql';
import type { MemberFacts } from '../graph/facts.js';
import type { Source } from './sources.js';

/** An argument of a document: the variable that carries it and where its value comes from. */
export interface Binding {
  variable: string;
  source: Source;
  type: GraphQLInputType;
  /** What SDL says of it beyond its type. */
  facts: MemberFacts;
  description: string | null | undefined;
}
