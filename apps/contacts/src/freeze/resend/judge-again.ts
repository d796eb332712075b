import type { Tx } from '@bellbird/database';
import type { DispatchPeer } from '../../peers/dispatch.peer.js';
import type { Candidate } from '../build-page.js';
import { readPersons } from '../people/read-persons.js';
import { resolveTyped, unnamedPersons } from '../people/typed-phones.js';
import { peopleAgain, type PersonAgain, type Reader } from './people-again.js';
import type { ResendCursor, ResendOf } from './resend-cursor.js';

/** The next people of a resend, as they are now. */
export interface JudgedAgain {
  people: readonly PersonAgain[];
  candidates: (tx: Tx) => Promise<CandidateAgain[]>;
}

export type CandidateAgain = Candidate & { after: ResendCursor };

/**
 * The next people of a resend with all that must be asked of others. `candidates` reads them as they are in its own
 * transaction; a number that nobody was asked about is as one that has the text, so nobody gets it twice.
 */
export async function judgeAgain(
  read: Reader,
  dispatch: DispatchPeer,
  tenantId: string,
  resend: ResendOf,
  cursor: ResendCursor,
): Promise<JudgedAgain> {
  const people = await peopleAgain(read, dispatch, tenantId, resend, cursor);
  const { phones, campaignIds } = await read(async (tx) => ({
    phones: (await personsOf(tx, tenantId, people)).map(({ person }) => person.phone),
    campaignIds: await chainOf(tx, tenantId, resend.campaignId),
  }));
  const asked = [...new Set(phones)].filter((phone) => phone !== '');
  const delivered = new Set(await dispatch.delivered(tenantId, campaignIds, asked));
  const clear = new Set(phones.filter((phone) => !delivered.has(phone)));
  return {
    people,
    candidates: async (tx) => {
      const met = new Set<string>();
      return (await personsOf(tx, tenantId, people)).map((each) => {
        const { phone } = each.person;
        const isDuplicate = each.isDuplicate || !clear.has(phone) || met.has(phone);
        if (phone !== '') met.add(phone);
        return { ...each, isDuplicate };
      });
    },
  };
}

/** The campaign at the beginning of a chain of resends, and all its resends. */
async function chainOf(tx: Tx, tenantId: string, campaignId: string): Promise<string[]> {
  const rows = await tx.query<{ id: string }>(
    `with root as (select coalesce((select resend_root from audience_freeze where tenant_id = $1 and campaign_id = $2), $2) as id)
     select id from root union select f.campaign_id from audience_freeze f join root on f.resend_root = root.id where f.tenant_id = $1`,
    [tenantId, campaignId],
  );
  return rows.map(({ id }) => id);
}

/**
 * The people as candidates, each with a place of their own. A number that was nobody's is by now whose it is; a contact
 * who was deleted for ever is nobody any more.
 */
async function personsOf(tx: Tx, tenantId: string, people: readonly PersonAgain[]): Promise<CandidateAgain[]> {
  const unnamed = people.filter(({ contactId }) => contactId === null).map(({ phone }) => ({ phone, country: '' }));
  const owners = await resolveTyped(tx, tenantId, unnamed, []);
  const ownerOf = new Map(unnamed.map(({ phone }, at) => [phone, owners[at]!.contactId]));
  const idOf = ({ contactId, phone }: PersonAgain): string | null => contactId ?? ownerOf.get(phone) ?? null;
  const contacts = await readPersons(
    tx,
    tenantId,
    people.flatMap((each) => idOf(each) ?? []),
  );
  const byId = new Map(contacts.map((person) => [person.id, person]));
  const byNumber = await unnamedPersons(tx, tenantId, unnamed);
  return people.flatMap((each) => {
    const contactId = idOf(each);
    const person = contactId === null ? byNumber.get(each.phone) : byId.get(contactId);
    if (person === undefined) return [];
    return { person, contactId, typed: each.after.seen, isDuplicate: each.wasDuplicate, after: each.after };
  });
}
