import { Inject } from '@nestjs/common';
import { newId, type Row, type Tx } from '@bellbird/database';
import { invalidField, invalidInput, wrongState, type FieldError } from '@bellbird/errors';
import type { ResourceActor, ResourceHooks } from '@bellbird/resource-kit';
import { CLOCK, HooksOf, type Clock } from '@bellbird/service-host';
import { isPrintable } from '../contact/names.js';
import { attributeKeyFor, attributeTypes } from './attribute.js';
import { attributeResource, type AttributeInput, type AttributePatch } from './attribute.resource.js';
import { forgetAttributes } from './forget-attributes.js';
import { readAttributes } from './read-attributes.js';
import { freeSlot } from './slots.js';

const longestName = 50;
const longestItem = 100;
const mostItems = 500;

/** How custom fields are written: their keys and slots, the items of categories. */
@HooksOf(attributeResource)
export class AttributeHooks implements ResourceHooks<AttributeInput, AttributePatch> {
  constructor(@Inject(CLOCK) private readonly clock: Clock) {}

  create(tx: Tx, actor: ResourceActor, input: AttributeInput): Promise<string> {
    return createAttribute(tx, actor, input, this.clock.now());
  }

  update(tx: Tx, actor: ResourceActor, id: string, patch: AttributePatch, row: Row): Promise<void> {
    return updateAttribute(tx, actor, id, patch, row);
  }

  beforeDelete(tx: Tx, { tenantId }: ResourceActor, ids: readonly string[]): Promise<void> {
    return forgetAttributes(tx, tenantId, ids);
  }
}

async function createAttribute(tx: Tx, { tenantId }: ResourceActor, input: AttributeInput, now: Date): Promise<string> {
  const wrong: FieldError[] = [];
  const name = readName(input.name, wrong);
  const type = attributeTypes.find((each) => each === input.type);
  if (type === undefined) wrong.push({ field: 'type', message: `Give one of ${attributeTypes.join(', ')}.` });
  const items = type === 'category' ? readItems(input.items ?? [], wrong) : null;
  if (type === 'category' && items?.length === 0)
    wrong.push({ field: 'items', message: 'A category needs at least one item.' });
  if (type !== undefined && type !== 'category' && input.items != null && input.items.length > 0)
    wrong.push({ field: 'items', message: 'Only a category has items.' });
  if (wrong.length > 0 || type === undefined || name === undefined) throw invalidInput(...wrong);
  // Two that are made at once must not get one key or slot.
  await tx.query('select pg_advisory_xact_lock(hashtextextended($1, 8))', [tenantId]);
  const others = [...(await readAttributes(tx, tenantId)).values()];
  const key = attributeKeyFor(name, new Set(others.map((each) => each.key)));
  const slot = freeSlot(type, new Set(others.map((each) => each.slot)));
  const id = newId();
  await tx.execute(
    'insert into attribute (tenant_id, id, name, key, type, items, slot, created_at, updated_at) values ($1, $2, $3, $4, $5, $6, $7, $8, $8)',
    [tenantId, id, name, key, type, items, slot, now],
  );
  return id;
}

async function updateAttribute(
  tx: Tx,
  { tenantId }: ResourceActor,
  id: string,
  patch: AttributePatch,
  row: Row,
): Promise<void> {
  const wrong: FieldError[] = [];
  const name = patch.name === undefined ? undefined : readName(patch.name, wrong);
  const items = patch.items === undefined ? undefined : readItems(patch.items ?? [], wrong);
  if (patch.type !== undefined && patch.type !== row['type'])
    wrong.push({ field: 'type', message: 'The type of a field cannot be changed.' });
  if (items !== undefined && row['type'] !== 'category' && items.length > 0)
    wrong.push({ field: 'items', message: 'Only a category has items.' });
  if (items?.length === 0 && row['type'] === 'category')
    wrong.push({ field: 'items', message: 'A category needs at least one item.' });
  if (wrong.length > 0) throw invalidInput(...wrong);
  // The key stays, whatever the name becomes: placeholders and filters name it.
  await tx.execute(
    'update attribute set name = coalesce($3, name), items = case when $5 then $4::text[] else items end where tenant_id = $1 and id = $2',
    [tenantId, id, name ?? null, items ?? null, items !== undefined && row['type'] === 'category'],
  );
}

/** Adds one item to a category, under the row's lock. */
export async function addItem(tx: Tx, tenantId: string, row: Row, item: string): Promise<void> {
  if (row['type'] !== 'category') throw wrongState('Only a category has items.');
  const wrong: FieldError[] = [];
  const [read] = readItems([item], wrong);
  if (wrong.length > 0 || read === undefined) throw invalidField('item', wrong[0]?.message ?? 'Give a text.');
  const items = row['items'] as string[];
  if (items.some((each) => each.toLowerCase() === read.toLowerCase())) return;
  if (items.length >= mostItems) throw invalidField('item', `A category has at most ${mostItems} items.`);
  await tx.execute('update attribute set items = items || $3::text where tenant_id = $1 and id = $2', [
    tenantId,
    row['id'],
    read,
  ]);
}

function readName(given: string | null | undefined, wrong: FieldError[]): string | undefined {
  const name = given?.trim() ?? '';
  if (name !== '' && name.length <= longestName && isPrintable(name) && /[\p{L}\p{N}]/u.test(name)) return name;
  return void wrong.push({
    field: 'name',
    message:
      name === ''
        ? 'A name is required.'
        : `Give a name of at most ${longestName} characters with a letter or digit in it.`,
  });
}

function readItems(given: readonly string[], wrong: FieldError[]): string[] {
  if (given.length > mostItems) wrong.push({ field: 'items', message: `A category has at most ${mostItems} items.` });
  const items = new Map<string, string>();
  given.forEach((each, at) => {
    const item = each.trim();
    if (item === '' || item.length > longestItem || !isPrintable(item))
      wrong.push({ field: `items[${at}]`, message: `Give a text of 1 to ${longestItem} characters.` });
    else if (!items.has(item.toLowerCase())) items.set(item.toLowerCase(), item);
  });
  return [...items.values()];
}
