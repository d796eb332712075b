import type { Row, Tx } from '@bellbird/database';
import { invalidField, wrongState } from '@bellbird/errors';
import { writable, WrongValue, type ResourceActor, type ResourceHooks } from '@bellbird/resource-kit';
import { HooksOf } from '@bellbird/service-host';
import { attributeKeyFor, type AttributeType } from './attribute.js';
import {
  attributeResource,
  itemRules,
  mostItems,
  tooManyItems,
  type AttributeInput,
  type AttributePatch,
} from './attribute.resource.js';
import { forgetAttributes } from './forget-attributes.js';
import { readAttributes } from './read-attributes.js';
import { freeSlot } from './slots.js';

/** How custom fields are written: their keys and slots, the items of categories. */
@HooksOf(attributeResource)
export class AttributeHooks implements ResourceHooks<AttributeInput, AttributePatch> {
  async newRow(tx: Tx, { tenantId }: ResourceActor, input: AttributeInput): Promise<Record<string, unknown>> {
    const type = input.type as AttributeType;
    // Two that are made at once must not get one key or slot.
    await tx.query('select pg_advisory_xact_lock(hashtextextended($1, 8))', [tenantId]);
    const others = [...(await readAttributes(tx, tenantId)).values()];
    return {
      key: attributeKeyFor(String(input.name), new Set(others.map((each) => each.key))),
      slot: freeSlot(type, new Set(others.map((each) => each.slot))),
      items: type === 'category' ? (input.items ?? []) : null,
    };
  }

  /** The key stays, whatever the name becomes: placeholders and filters name it. */
  async update(tx: Tx, { tenantId }: ResourceActor, id: string, { items }: AttributePatch, row: Row): Promise<void> {
    if (items == null || row['type'] !== 'category') return;
    await tx.execute('update attribute set items = $3 where tenant_id = $1 and id = $2', [tenantId, id, items]);
  }

  beforeDelete(tx: Tx, { tenantId }: ResourceActor, ids: readonly string[]): Promise<void> {
    return forgetAttributes(tx, tenantId, ids);
  }
}

const itemReader = writable.text({ ...itemRules, required: true });

/** Adds one item to a category, under the row's lock. */
export async function addItem(tx: Tx, tenantId: string, row: Row, given: string): Promise<void> {
  if (row['type'] !== 'category') throw wrongState('Only a category has items.');
  const item = readItem(given);
  const items = row['items'] as string[];
  if (items.some((each) => each.toLowerCase() === item.toLowerCase())) return;
  if (items.length >= mostItems) throw invalidField('item', tooManyItems);
  await tx.execute('update attribute set items = items || $3::text where tenant_id = $1 and id = $2', [
    tenantId,
    row['id'],
    item,
  ]);
}

function readItem(given: string): string {
  try {
    return String(itemReader.read(given));
  } catch (error) {
    if (error instanceof WrongValue) throw invalidField('item', error.message);
    throw error;
  }
}
