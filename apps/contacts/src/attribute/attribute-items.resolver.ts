import { Inject } from '@nestjs/common';
import { Args, Context, Resolver } from '@nestjs/graphql';
import { notFound } from '@bellbird/errors';
import { actorOf, checkedId, readRow, setColumns } from '@bellbird/resource-kit';
import { CLOCK, Mutation, Work, type Clock, type GraphContext } from '@bellbird/service-host';
import type { MutationAddAttributeItemArgs, Mutations } from '../schema.generated.js';
import { addItem } from './attribute.hooks.js';
import { attributeResource } from './attribute.resource.js';

@Resolver()
export class AttributeItemsResolver {
  constructor(
    private readonly work: Work,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** PUT /attributes/add-item-attribute/{id} */
  @Mutation<Mutations>() addAttributeItem(
    @Args() { id: given, item }: MutationAddAttributeItemArgs,
    @Context() context: GraphContext,
  ) {
    return this.work.change(context, async (tx) => {
      const actor = actorOf(context);
      const id = checkedId(given);
      const [row] = await tx.query('select * from attribute where tenant_id = $1 and id = $2 for update', [
        actor.tenantId,
        id,
      ]);
      if (row === undefined) throw notFound();
      await addItem(tx, actor.tenantId, row, item);
      await setColumns({ tx, resource: attributeResource, actor, now: this.clock.now() }, [id], {});
      return readRow(tx, attributeResource, actor, id);
    });
  }
}
