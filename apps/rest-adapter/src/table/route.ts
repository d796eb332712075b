import type { AccessRule } from '@bellbird/auth';
import type { Refusal } from '@bellbird/resource-kit';
import type { ServiceName } from '@bellbird/service-host';
import type { MailPage } from '../mail-page/mail-page.js';
import type { Source } from './sources.js';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
export type SuccessStatus = 200 | 201 | 202 | 204;

/** A piece of JSON Schema, for the OpenAPI document. */
export type JsonSchema = { readonly [key: string]: unknown };

/** One root field of the graph and what its arguments are. */
export interface Call {
  field: string;
  args: Readonly<Record<string, Source>>;
}

/** What is asked of the gateway: one root field or several of one kind, by the alias their answers come under. */
export interface Operation {
  kind: 'Query' | 'Mutation';
  calls: Readonly<Record<string, Call>>;
}

/** A request as far as it has been read and checked. */
export interface Asked {
  path: Readonly<Record<string, string>>;
  search: Readonly<Record<string, unknown>>;
  body: unknown;
}

/** The answers of the operation's root fields, by alias. */
export type Found = Readonly<Record<string, unknown>>;

export interface Answer {
  status?: SuccessStatus;
  body?: unknown;
  /** Below /api. */
  location?: string;
}

interface CommonRoute {
  method: Method;
  /** Below /api, with {names}. */
  path: string;
  /** The heading it stands under in the documentation: its base. */
  tag: string;
  summary: string;
  /** What it does, for whom, with what effect: Markdown for the documentation. */
  description?: string;
  /** 200 if not said. */
  status?: SuccessStatus;
}

/** A row of the table: a path of spec point 7 and the operation of the graph that serves it. */
export interface GraphRoute extends CommonRoute {
  operation: Operation;
  /** Anybody may call it, and a token that comes with it is handed on: what it does is then for that person. */
  mayBeSignedIn?: true;
  /** Another operation for some requests; the first that fits. */
  instead?: readonly { when: (asked: Asked) => boolean; operation: Operation }[];
  /** Query parameters that the route itself reads, or knows more of than the argument's type says. */
  search?: Readonly<Record<string, JsonSchema>>;
  /** From what was found to the answer, where that is not simply the operation's one root field. */
  answer?: (found: Found, asked: Asked) => Answer;
  /** What `answer` makes, for the documentation, by status. */
  shapes?: Readonly<Partial<Record<SuccessStatus, JsonSchema>>>;
  /** The answer carries an ETag, and who has it already is told 304: for what is asked again and again. */
  revalidated?: true;
  /** The service that holds the whole answer and is asked itself, not by way of the gateway, which would only hand it on. */
  straight?: ServiceName;
  /** A link of a mail leads here: a browser sees this page at GET, and what became of it after its POST, whose body says nothing. */
  mailPage?: MailPage;
  /** An example of the body, where the one made from its type does not say enough. */
  example?: unknown;
}

/** A row that hands the body to a service as it comes, without looking into it. */
export interface UploadRoute extends CommonRoute {
  upload: { service: ServiceName; path: string; mostBytes: number };
  /** Said here, since no operation of the graph says it. The service checks it again. */
  access: AccessRule;
  body: JsonSchema;
  /** How the parts of the form are written, and an example of it. */
  form?: JsonSchema;
  shape: JsonSchema;
  refusals?: readonly Refusal[];
}

export type Route = GraphRoute | UploadRoute;

export const isUpload = (route: Route): route is UploadRoute => 'upload' in route;

/** 'GET /contacts/{id}' */
export const nameOf = (route: Pick<Route, 'method' | 'path'>): string => `${route.method} ${route.path}`;

export const query = (field: string, args: Call['args'] = {}): Operation => ({
  kind: 'Query',
  calls: { [field]: { field, args } },
});
export const mutation = (field: string, args: Call['args'] = {}): Operation => ({
  kind: 'Mutation',
  calls: { [field]: { field, args } },
});

/** Several root fields of one document; all are read at the same moment. */
export const together = (calls: Operation['calls']): Operation => ({ kind: 'Query', calls });
