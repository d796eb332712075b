import { invalidField } from '@bellbird/errors';
import { checkedId } from '@bellbird/resource-kit';
import { type GraphContext, Work } from '@bellbird/service-host';
import { Args, Context, Mutation, Resolver } from '@nestjs/graphql';
import { tenantNumber } from '../campaign/tenant-number.js';
import { recordConsent } from './record-consent.js';

interface Asked {
  phone: string;
  scope: string;
  state: string;
  decidedAt: string;
  source: string;
  wording?: string | null;
  contactId?: string | null;
}

@Resolver()
export class ConsentResolver {
  constructor(private readonly work: Work) {}

  @Mutation('recordConsent')
  recordConsent(@Args() asked: Asked, @Context() context: GraphContext): Promise<boolean> {
    const { phone, source } = asked;
    const [scope, state, decidedAt] = [oneOf('scope', asked.scope, ['marketing', 'all'] as const), oneOf('state', asked.state, ['in', 'out'] as const), new Date(asked.decidedAt)];
    if (Number.isNaN(decidedAt.getTime())) throw invalidField('decidedAt', 'Must be an instant.');
    const contactId = asked.contactId == null ? null : checkedId(asked.contactId);
    return this.work.change(context, async (tx) => {
      const tenantId = tx.tenantId!;
      await recordConsent(tx, await tenantNumber(tx, tenantId), { tenantId, phone, scope, state, decidedAt, source, wording: asked.wording ?? null, contactId });
      return true;
    });
  }
}

function oneOf<T extends string>(field: string, value: string, words: readonly T[]): T {
  if (!(words as readonly string[]).includes(value)) throw invalidField(field, `Must be one of ${words.join(', ')}.`);
  return value as T;
}
