import type { ErrorCode } from '@bellbird/errors';
import type { Refusal } from '../resource/refusal.js';
import type { AnyResource, Verb } from '../resource/resource.js';

const words: Partial<Record<ErrorCode, string>> = {
  'duplicate-name': 'The name is in use already.',
  'duplicate-phone': 'A contact with this phone is there already; existingId says which.',
};

/** Why a call of a resource may be refused: its constraints, its trash, its version, and the rules that it declares. */
export function refusalsOf(resource: AnyResource, verb: Verb): Refusal[] {
  const { constraints, trash, versioned, refusals } = resource;
  const writes = verb === 'create' || verb === 'update' || verb === 'trash';
  const unique = writes ? [...new Set(Object.values(constraints))] : [];
  return [
    ...unique.map((code) => ({ code, rule: words[code] ?? 'Another one like it is there already.' })),
    ...(verb === 'update' && trash !== false ? [{ code: 'in-trash' as const, rule: 'It is in the trash.' }] : []),
    ...(verb === 'update' && versioned
      ? [{ code: 'version-conflict' as const, rule: 'The version given is not the present one.' }]
      : []),
    ...refusals.filter(({ on }) => on.includes(verb)),
  ];
}

/** ` @refuses(code: …, rule: …)` for each of them. */
export function refusesSdl(refusals: readonly Refusal[]): string {
  return refusals
    .map(
      ({ code, field, rule }) =>
        ` @refuses(code: ${text(code)}${field === undefined ? '' : `, field: ${text(field)}`}, rule: ${text(rule)})`,
    )
    .join('');
}

const text = (value: string): string => JSON.stringify(value);
