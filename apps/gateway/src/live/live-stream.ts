import { SpanKind } from '@opentelemetry/api';
import { Kind, type DocumentNode, type ExecutionResult, type FieldNode, type OperationDefinitionNode } from 'graphql';
import { assertAccess, nilTenant } from '@bellbird/auth';
import { ProductError } from '@bellbird/errors';
import { audiencesOf } from '@bellbird/field-rules';
import type { LiveEvent, LiveEvents } from '@bellbird/live-events';
import { inTraceOf } from '@bellbird/outbox/trace-context';
import { inService } from '@bellbird/service-host';
import type { RootAccess } from '../admission/root-access.js';
import type { GatewayContext } from '../graph/gateway-context.js';
import { EventQueue } from './event-queue.js';
import { hydrate } from './hydrate.js';
import type { LiveField, LiveFields } from './live-fields.js';

export interface Subscribing {
  document: DocumentNode;
  operation: OperationDefinitionNode;
  variables: Readonly<Record<string, unknown>>;
  /** The socket's own, which is given fresh tokens while the stream is open. */
  context: GatewayContext;
}

/** Runs a query as the subscriber and answers what it found. */
export type Show = (query: DocumentNode, subscribing: Subscribing) => Promise<ExecutionResult>;

export interface LiveStreamParts {
  live: LiveEvents;
  fields: LiveFields['byName'];
  access: RootAccess;
  show: Show;
}

/**
 * The stream of one subscription: on each live event of the subscriber's tenant that is meant for them, what changed is
 * read anew in their name. @throws 400 where it asks for more than one live event, 403 without the right to its query.
 */
export async function openLiveStream(
  subscribing: Subscribing,
  { live, fields, access, show }: LiveStreamParts,
): Promise<AsyncIterableIterator<ExecutionResult>> {
  const { field, liveField } = liveFieldOf(subscribing.operation, fields);
  const { document, operation, variables, context } = subscribing;
  assertAccess(access.get(`Query.${liveField.root}`) ?? 'admin', context);
  const { tenantId } = context.caller ?? {};
  if (tenantId === undefined) throw new ProductError('unauthorized');

  const wanted = idOf(field, variables);
  const subscription: { stop?: () => Promise<void> } = {};
  const queue = new EventQueue(() => void subscription.stop?.());
  subscription.stop = await live.subscribe(tenantId, (event) => {
    const isMeant =
      event.type === liveField.event && (wanted === null || event.id === wanted) && isMeantFor(context, event);
    if (isMeant) queue.push({ id: event.id, trace: event.trace ?? null, mayBeHidden: event.mayBeHidden === true });
  });
  const stream: AsyncIterableIterator<ExecutionResult> = {
    next: async () => {
      for (;;) {
        const change = await queue.next();
        if (change.done) return { value: undefined, done: true };
        const { id, trace, mayBeHidden } = change.value;
        // The query runs in the trace of the work that changed the thing, so that the trace ends where people see it.
        const value = await inService('gateway', () =>
          inTraceOf(trace, `live ${liveField.event}`, { kind: SpanKind.CONSUMER }, () =>
            show(hydrate(document, operation, field, liveField, id), subscribing),
          ),
        );
        if (!(mayBeHidden && isNotThere(value))) return { value, done: false };
      }
    },
    return: async () => {
      await queue.return();
      return { value: undefined, done: true };
    },
    [Symbol.asyncIterator]: () => stream,
  };
  return stream;
}

/** By what the person may at the moment: the socket is given fresh tokens while it is open. */
function isMeantFor({ caller }: GatewayContext, { userId, audience }: LiveEvent): boolean {
  if (caller == null || (userId !== undefined && caller.userId !== userId)) return false;
  if (audience === undefined) return true;
  const words = audiencesOf({
    userId: caller.userId,
    isPlatform: caller.tenantId === nilTenant,
    permissions: caller.permissions,
  });
  return words.some((each) => audience.includes(each));
}

const isNotThere = ({ errors = [] }: ExecutionResult): boolean =>
  errors.length > 0 && errors.every(({ extensions }) => extensions['code'] === 'not-found');

function liveFieldOf(
  { selectionSet: { selections } }: OperationDefinitionNode,
  fields: LiveFields['byName'],
): {
  field: FieldNode;
  liveField: LiveField;
} {
  const [field] = selections;
  const liveField = field?.kind === Kind.FIELD ? fields.get(field.name.value) : undefined;
  if (field?.kind !== Kind.FIELD || liveField === undefined)
    throw new ProductError('invalid-input', 'A subscription asks for one live event by its name.');
  return { field, liveField };
}

/** The one thing that the subscriber wants to hear of; null: all. */
function idOf(field: FieldNode, variables: Readonly<Record<string, unknown>>): string | null {
  const value = field.arguments?.find((each) => each.name.value === 'id')?.value;
  const id =
    value?.kind === Kind.VARIABLE
      ? variables[value.name.value]
      : value !== undefined && 'value' in value
        ? value.value
        : null;
  return typeof id === 'string' ? id : null;
}
