import { Args, Context, Resolver } from '@nestjs/graphql';
import { invalidField } from '@bellbird/errors';
import { checkedId, oneOf } from '@bellbird/resource-kit';
import { Mutation, Query, Work, type GraphContext } from '@bellbird/service-host';
import { tenantNumber } from '../campaign/tenant-number.js';
import type { MutationRecordConsentArgs, Mutations, Queries, QueryConsentAtDoorArgs } from '../schema.generated.js';
import { consentAtDoor, type ConsentAtDoor } from './consent-at-door.js';
import { recordConsent } from './record-consent.js';

@Resolver()
export class ConsentResolver {
  constructor(private readonly work: Work) {}

  @Query<Queries>() consentAtDoor(
    @Args() { phone }: QueryConsentAtDoorArgs,
    @Context() context: GraphContext,
  ): Promise<ConsentAtDoor[]> {
    return this.work.read(context, async (tx) => consentAtDoor(tx, await tenantNumber(tx, tx.tenantId!), phone));
  }

  @Mutation<Mutations>() async recordConsent(
    @Args() asked: MutationRecordConsentArgs,
    @Context() context: GraphContext,
  ): Promise<boolean> {
    const decision = decisionOf(asked);
    return this.work.change(context, async (tx) => {
      const tenantId = tx.tenantId!;
      return (await recordConsent(tx, await tenantNumber(tx, tenantId), { tenantId, ...decision })) !== 'refused';
    });
  }
}

function decisionOf({ phone, source, wording, contactId, ...asked }: MutationRecordConsentArgs) {
  const decidedAt = new Date(asked.decidedAt);
  if (Number.isNaN(decidedAt.getTime())) throw invalidField('decidedAt', 'Must be an instant.');
  return {
    address: phone,
    source,
    decidedAt,
    wording: wording ?? null,
    contactId: contactId == null ? null : checkedId(contactId, 'contactId'),
    scope: oneOf('scope', asked.scope, ['marketing', 'all', 'hold'] as const),
    state: oneOf('state', asked.state, ['in', 'out'] as const),
  };
}
