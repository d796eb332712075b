import type { Tx } from '@bellbird/database';
import type { MessageType } from '@bellbird/events';
import { isContactText, ofContactTexts } from '@bellbird/field-rules';
import { Parameters, type ResourceActor } from '@bellbird/resource-kit';
import { placeholdersUsed } from '@bellbird/sms-text';
import { sampleOptOutLink } from '../../opt-out/opt-out-token.js';
import { personColumns, type PersonRow } from '../people/person.js';
import { resolveTyped, typedCandidates, typedContactIds, type TypedPhone } from '../people/typed-phones.js';
import type { VariantRule } from '../text/campaign-text.js';
import { sampleLink } from '../text/counted-links.js';
import { textsOf } from '../text/variant.js';
import { zoneKeyOf, type ZoneRule } from '../zones/zone-of-person.js';
import { audienceSources, type AudienceIds } from './audience-source.js';
import { Tally, type AudienceMeasure } from './tally.js';

export interface Measuring {
  audience: AudienceIds;
  message: string;
  /** Several texts instead, of which the message is the first, and who gets which. */
  variants: MeasuredVariants | null;
  messageType: MessageType;
  businessName: string;
  /** Numbers that were typed, beside the contacts. */
  phones: readonly TypedPhone[];
  /** How people's zones are known, where they are to be counted. */
  zones: ZoneRule | null;
  /** Countries that have a price. */
  countries: readonly string[];
  publicUrl: string;
  linkBaseUrl: string;
}

/** Texts of which each person gets one. */
export type MeasuredVariants = VariantRule & { fields: readonly string[] };

const fieldsOf = ({ message, variants }: Measuring): readonly string[] => variants?.fields ?? [message];

const rowsAtOnce = 4_000;

/**
 * Renders and counts a text for everybody who is meant, by the rules and the code of the freeze itself. People of whom
 * the text says the same are counted by Postgres and rendered once, but where each gets one of several; nothing is held whole, so a million fit as well.
 */
export async function measureAudience(tx: Tx, actor: ResourceActor, measuring: Measuring): Promise<AudienceMeasure> {
  const used = [...new Set(fieldsOf(measuring).flatMap((field) => placeholdersUsed(field)))];
  const tally = tallyFor(measuring);
  const zoneKey = measuring.zones === null ? null : zoneKeyOf(measuring.zones);
  // Who is alike is of one zone, too.
  const needed = zoneKey === null ? used : [...new Set([...used, `attributes.${zoneKey}`])];
  const parameters = new Parameters();
  const chosenOtherwise = measuring.phones.length === 0 ? [] : await audienceSources(tx, actor, measuring.audience);
  const typed = await resolveTyped(tx, actor.tenantId, measuring.phones, chosenOtherwise);
  const candidates = await typedCandidates(tx, actor.tenantId, measuring.phones, typed, 0);
  for (const { person, contactId, isDuplicate } of candidates) tally.addTyped(person, contactId, isDuplicate);
  const audience = { ...measuring.audience, contactIds: [...measuring.audience.contactIds, ...typedContactIds(typed)] };
  const sources = await audienceSources(tx, actor, audience, parameters);
  if (sources.length === 0) return tally.result();
  const chosen = sources
    .map(({ id, from, where }) => `select ${id} as id from ${from} where ${where.join(' and ')}`)
    .join('\nunion\n');
  await tx.query(
    `declare measured no scroll cursor for ${statementOver(chosen, needed, parameters.add(actor.tenantId, 'uuid'), measuring.variants !== null)}`,
    parameters.values,
  );
  for (;;) {
    const rows = await tx.query<PersonRow & { people: number }>(`fetch ${rowsAtOnce} from measured`);
    for (const { people, ...person } of rows) tally.add(person, people);
    if (rows.length < rowsAtOnce) break;
  }
  await tx.execute('close measured');
  return tally.result();
}

/** The count of a text for whoever it is for. */
export function tallyFor(measuring: Measuring): Tally {
  // Every real link is as long as these and as cheap.
  const link = sampleOptOutLink(measuring.publicUrl);
  const counted = sampleLink(measuring.linkBaseUrl);
  const text = textsOf(fieldsOf(measuring), measuring.variants, {
    businessName: measuring.businessName,
    optOutLinkFor: () => link,
    linkFor: () => counted,
    rules: { messageType: measuring.messageType, pricedCountries: new Set(measuring.countries) },
  });
  return new Tally(text, measuring.zones);
}

/** What stands for what a text does not need of a person, so that more people are alike. */
const constant: Readonly<Record<keyof PersonRow, string>> = {
  id: `''`,
  ...ofContactTexts(() => 'null'),
  phone: `'+'`,
  phoneSignificant: `''`,
  phoneCountry: '',
  phoneKind: '',
  status: '',
  onHold: '',
  attributes: `'{}'::jsonb`,
  inTrash: '',
};

/** `byPerson`: who gets which text depends on who they are, so nobody is alike. */
function statementOver(chosen: string, used: readonly string[], tenant: string, byPerson: boolean): string {
  const needed = new Set<keyof PersonRow>(['phoneCountry', 'phoneKind', 'status', 'onHold', 'inTrash']);
  if (byPerson) needed.add('id');
  for (const placeholder of used) {
    if (isContactText(placeholder) || placeholder === 'phoneSignificant') needed.add(placeholder);
  }
  const keys = used.filter((each) => each.startsWith('attributes.')).map((each) => each.slice('attributes.'.length));
  const columns = (Object.keys(personColumns) as (keyof PersonRow)[]).map((column) => {
    const sql =
      column === 'attributes' && keys.length > 0
        ? onlyAttributes(keys)
        : needed.has(column)
          ? personColumns[column]
          : constant[column];
    return { column, sql, varies: needed.has(column) || (column === 'attributes' && keys.length > 0) };
  });
  const from = `from (${chosen}) chosen join contact c on c.tenant_id = ${tenant} and c.id = chosen.id`;
  const select = columns.map(({ column, sql }) => `${sql} as "${column}"`).join(', ');
  // Where nearly everybody differs, finding who is alike costs more than it saves.
  const allDiffer =
    byPerson ||
    ['name', 'email', 'phoneSignificant'].some((each) => used.includes(each)) ||
    (used.includes('firstName') && used.includes('lastName'));
  if (allDiffer) return `select ${select}, 1 as people ${from}`;
  return `select ${select}, count(*)::int as people ${from} group by ${columns
    .filter((each) => each.varies)
    .map((each) => each.sql)
    .join(', ')}`;
}

/** The contact's values of these fields alone. Keys come from the text, so they are written as literals, not as they are. */
function onlyAttributes(keys: readonly string[]): string {
  const list = keys.map((key) => `('${key.replaceAll(`'`, `''`)}')`).join(', ');
  return `(select coalesce(jsonb_object_agg(k, c.attributes->k), '{}'::jsonb) from (values ${list}) wanted(k) where c.attributes ? k)`;
}
