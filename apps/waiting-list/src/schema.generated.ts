// Generated from schema.graphql: npm run generate.
import type { Resolves } from '@bellbird/service-host';

export type Maybe<T> = T | null;
export type InputMaybe<T> = Maybe<T>;
/** All built-in and custom scalars, mapped to their actual values */
export type Scalars = {
  ID: { input: string; output: string; }
  String: { input: string; output: string; }
  Boolean: { input: boolean; output: boolean; }
  Int: { input: number; output: number; }
  Float: { input: number; output: number; }
  JSON: { input: unknown; output: unknown; }
  DateTime: { input: string; output: Date | string; }
  BulkJob_status: { input: string; output: 'queued' | 'running' | 'completed' | 'failed'; }
  ExportJob_status: { input: string; output: 'queued' | 'running' | 'completed' | 'failed'; }
};

export type FiltersMatch =
  | 'all'
  | 'any';

export type ListQuery = {
  sortBy?: InputMaybe<Scalars['String']['input']>;
  filters?: InputMaybe<Scalars['JSON']['input']>;
  filtersMatch?: InputMaybe<FiltersMatch>;
  skip?: InputMaybe<Scalars['Int']['input']>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
};

export type Selection = {
  data?: InputMaybe<Array<Scalars['ID']['input']>>;
  filters?: InputMaybe<Scalars['JSON']['input']>;
  filtersMatch?: InputMaybe<FiltersMatch>;
  all?: InputMaybe<Scalars['Boolean']['input']>;
};

export type FieldValue = {
  value: Scalars['String']['output'];
  count: Scalars['Int']['output'];
};

export type FieldValues = {
  data: Array<FieldValue>;
};

export type BulkResult = {
  affected: Scalars['Int']['output'];
  job?: Maybe<BulkJob>;
};

export type BulkJob = {
  id: Scalars['ID']['output'];
  status: Scalars['BulkJob_status']['output'];
  progress: Scalars['Int']['output'];
  affected: Scalars['Int']['output'];
};

export type ExportJob = {
  id: Scalars['ID']['output'];
  status: Scalars['ExportJob_status']['output'];
  progress: Scalars['Int']['output'];
  rows: Scalars['Int']['output'];
  url?: Maybe<Scalars['String']['output']>;
  expiresAt?: Maybe<Scalars['DateTime']['output']>;
};

/** What resolvers of queries take and answer. */
export interface Queries {

}

/** What resolvers of mutations take and answer. */
export interface Mutations {

}
