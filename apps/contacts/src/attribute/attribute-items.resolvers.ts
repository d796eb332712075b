import { notFound } from '@bellbird/errors';
import { actorOf, checkedId, readRow, setColumns } from '@bellbird/resource-kit';
import type { GraphContext } from '@bellbird/service-host';
import type { ContactsParts, RootFields } from '../contacts.parts.js';
import { addItem } from './attribute.hooks.js';
import { attributeResource } from './attribute.resource.js';

/** PUT /attributes/add-item-attribute/{id} */
export function attributeItemResolvers({ work, clock }: ContactsParts): RootFields {
  const addAttributeItem = (_: unknown, args: { id: string; item: string }, context: GraphContext) =>
    work.change(context, async (tx) => {
      const actor = actorOf(context);
      const id = checkedId(args.id);
      const [row] = await tx.query('select * from attribute where tenant_id = $1 and id = $2 for update', [
        actor.tenantId,
        id,
      ]);
      if (row === undefined) throw notFound();
      await addItem(tx, actor.tenantId, row, args.item);
      await setColumns({ tx, resource: attributeResource, actor, now: clock.now() }, [id], []);
      return readRow(tx, attributeResource, actor, id);
    });
  return { Query: {}, Mutation: { addAttributeItem } };
}
