import type { Tx } from '@bellbird/database';
import { isSound } from '@bellbird/field-rules';
import type { Field } from '../resource/field.js';
import type { AnyResource, ResourceActor, View } from '../resource/resource.js';

/**
 * The declared fields behind names, dynamic ones asked for in one go. Names that nobody declared are missing from the
 * answer, as are fields that cannot be seen in the trash (they stand on tables of live rows alone).
 */
export async function resolveFields(
  tx: Tx,
  resource: AnyResource,
  actor: ResourceActor,
  view: View,
  names: readonly string[],
): Promise<Map<string, Field>> {
  const found = new Map<string, Field>();
  const dynamic = new Map<string, string[]>();
  for (const name of new Set(names)) {
    const declared = Object.hasOwn(resource.fields, name) ? resource.fields[name] : undefined;
    if (declared !== undefined && typeof declared !== 'function') {
      found.set(name, declared);
      continue;
    }
    const pattern = Object.keys(resource.fields).find(
      (each) => each.endsWith('.*') && name.startsWith(each.slice(0, -1)) && name.length > each.length - 1,
    );
    if (pattern !== undefined && isPlainName(name)) dynamic.set(pattern, [...(dynamic.get(pattern) ?? []), name]);
  }
  for (const [pattern, wanted] of dynamic) {
    const find = resource.fields[pattern];
    if (typeof find !== 'function') continue;
    for (const [name, field] of await find(tx, actor, wanted)) found.set(name, field);
  }
  if (view === 'trash') {
    for (const [name, { homes }] of found) if (homes !== 'row' && homes['t'] === undefined) found.delete(name);
  }
  return found;
}

/** Names go into no SQL; this only keeps what cannot be a name from reaching a service's look-up (NUL would be a fault there). */
const isPlainName = (name: string): boolean => name.length <= 200 && isSound(name);
