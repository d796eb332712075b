import type { GraphQLSchema } from 'graphql';
import { everyOperationDeclaresAccess } from '@bellbird/auth';
import { isUuid, type Database } from '@bellbird/database';
import { actorOf, recordAudit } from '@bellbird/resource-kit';
import type { GraphContext } from '../request/graph-context.js';

const minuteMs = 60_000;

/**
 * Has every query that support asks leave a row in the trail of the business, before it is answered: no look without
 * its row. One a minute, session and thing; what anybody may ask is no look at the business.
 */
export function recordLooks(schema: GraphQLSchema, db: Pick<Database, 'tenant'>): GraphQLSchema {
  const recorded = new Recorded();
  const rules = everyOperationDeclaresAccess(schema);
  for (const [name, field] of Object.entries(schema.getQueryType()?.getFields() ?? {})) {
    const rule = rules.get(`Query.${name}`);
    const inner = field.resolve;
    if (rule === undefined || rule === 'public' || rule === 'user' || rule === 'service' || inner === undefined)
      continue;
    field.resolve = async (source, args: Record<string, unknown>, context: GraphContext, info) => {
      const answer: unknown = await inner(source, args, context, info);
      // What a filter of Nest's answers for an error is one, too.
      const isRefused = answer instanceof Error;
      if (context.caller?.kind === 'user' && context.caller.actingAdmin !== null && !isRefused)
        await recorded.record(db, context, name, args['id']);
      return answer;
    };
  }
  return schema;
}

/** 'smsCampaignsCount' → 'sms campaigns count' */
const wordsOf = (field: string): string => field.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

/** Remembers what stands in the trail for this minute: the row is one anyway, and is asked for once. */
class Recorded {
  private minute = 0;
  private known = new Set<string>();

  async record(db: Pick<Database, 'tenant'>, context: GraphContext, field: string, id: unknown): Promise<void> {
    const actor = actorOf(context);
    const sessionId = context.caller?.kind === 'user' ? context.caller.sessionId : '';
    // eslint-disable-next-line bellbird/no-raw-clock -- the trail keeps real time, whatever business time says
    const minute = Math.floor(Date.now() / minuteMs);
    if (minute !== this.minute) [this.minute, this.known] = [minute, new Set()];
    // What is no id of ours was not found, and may be anything.
    const name = wordsOf(field);
    const subject =
      typeof id === 'string' && isUuid(id)
        ? { type: field, id: id.toLowerCase(), name }
        : { type: 'page', id: field, name };
    const look = `${sessionId} ${subject.type} ${subject.id}`;
    if (this.known.has(look)) return;
    await db.tenant(actor.tenantId, (tx) =>
      recordAudit(tx, actor, { action: 'support.looked', nth: `${sessionId} ${minute}`, subject }),
    );
    this.known.add(look);
  }
}
