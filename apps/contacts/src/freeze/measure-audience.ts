import type { Tx } from '@bellbird/database';
import type { MessageType } from '@bellbird/events';
import { isContactText, ofContactTexts } from '@bellbird/field-rules';
import { Parameters, type ResourceActor } from '@bellbird/resource-kit';
import { compileTemplate, parseTemplate, placeholdersUsed } from '@bellbird/sms-text';
import { sampleOptOutLink } from '../opt-out/opt-out-token.js';
import { audienceSources, type AudienceIds } from './audience-source.js';
import { personColumns, type PersonRow } from './person.js';
import { Tally, type AudienceMeasure } from './tally.js';

export interface Measuring {
  audience: AudienceIds;
  message: string;
  messageType: MessageType;
  businessName: string;
  /** Countries that have a price. */
  countries: readonly string[];
  publicUrl: string;
}

const rowsAtOnce = 4_000;

/**
 * Renders and counts a text for everybody who is meant, by the rules and the code of the freeze itself. People of whom
 * the text says the same are counted by Postgres and rendered once; nothing is held whole, so a million fit as well.
 */
export async function measureAudience(tx: Tx, actor: ResourceActor, measuring: Measuring): Promise<AudienceMeasure> {
  const template = parseTemplate(measuring.message);
  const used = placeholdersUsed(template);
  // Every real link is as long as this one and as cheap.
  const link = sampleOptOutLink(measuring.publicUrl);
  const tally = new Tally({
    render: compileTemplate(template),
    businessName: measuring.businessName,
    usesOptOutLink: used.includes('optOutLink'),
    optOutLinkFor: () => link,
    rules: { messageType: measuring.messageType, pricedCountries: new Set(measuring.countries) },
  });
  const parameters = new Parameters();
  const sources = await audienceSources(tx, actor, measuring.audience, parameters);
  if (sources.length === 0) return tally.result();
  const chosen = sources
    .map(({ id, from, where }) => `select ${id} as id from ${from} where ${where.join(' and ')}`)
    .join('\nunion\n');
  await tx.query(
    `declare measured no scroll cursor for ${statementOver(chosen, used, parameters.add(actor.tenantId, 'uuid'))}`,
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

/** What stands for what a text does not need of a person, so that more people are alike. */
const constant: Readonly<Record<keyof PersonRow, string>> = {
  id: `''`,
  ...ofContactTexts(() => 'null'),
  phone: `'+'`,
  phoneSignificant: `''`,
  phoneCountry: '',
  phoneKind: '',
  status: '',
  attributes: `'{}'::jsonb`,
  inTrash: '',
};

function statementOver(chosen: string, used: readonly string[], tenant: string): string {
  const needed = new Set<keyof PersonRow>(['phoneCountry', 'phoneKind', 'status', 'inTrash']);
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
