import { Inject } from '@nestjs/common';
import { Database, newId, type Row, type Tx } from '@bellbird/database';
import { invalidInput, wrongState } from '@bellbird/errors';
import { ofContactTexts } from '@bellbird/field-rules';
import {
  checkedId,
  type Change,
  type NamedChange,
  type ResourceActor,
  type ResourceHooks,
} from '@bellbird/resource-kit';
import { CLOCK, HooksOf, type Clock } from '@bellbird/service-host';
import type { AttributeValue } from '../attribute/attribute.js';
import { readAttributes } from '../attribute/read-attributes.js';
import { ConsentBook } from '../consent/consent-book.js';
import { decisionsFor, type PhoneConsent } from '../consent/consent.js';
import { recordDecisions } from '../consent/record-decisions.js';
import { contacts } from './contact-row.js';
import { contactResource, type ContactInput, type ContactPatch } from './contact.resource.js';
import { duplicatePhone } from './duplicate-phone.js';
import { eraseContacts } from './erase-contacts.js';
import { composedName } from './names.js';
import { rowOfPhone } from './phone-kinds.js';
import { readContact, words, type ReadContact } from './read-contact.js';
import { refreshFilterRows } from './refresh-filter-rows.js';
import { replaceTags, unknownTags } from './replace-tags.js';
import { restoreContacts } from './restore-contacts.js';
import { changeTags, contactsOf, tagChanges } from './tag-many/tag-many.js';

/** How contacts are written: what the generic operations do not know of phones, consent, tags and custom fields. */
@HooksOf(contactResource)
export class ContactHooks implements ResourceHooks<ContactInput, ContactPatch> {
  constructor(
    private readonly db: Database,
    private readonly book: ConsentBook,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** What the door says of a phone whose opt-out the change would undo: it may be the person's own. */
  async prepare({ tenantId, country }: ResourceActor, body: ContactInput, id: string | null): Promise<DoorsWord> {
    if (body.marketingStatus == null || body.marketingStatus === 'unsubscribed') return null;
    const { contact } = readContact(body, { kind: id === null ? 'create' : 'update', country, attributes: new Map() });
    const phone = await this.db.tenant(tenantId, (tx) => decidedPhone(tx, tenantId, contact.phone?.e164 ?? null, id));
    return phone === null ? null : { phone, says: await this.book.doorsWord(tenantId, phone) };
  }

  create(tx: Tx, actor: ResourceActor, input: ContactInput, doorsWord: unknown): Promise<string> {
    return createContact(tx, actor, input, { book: this.book, doorsWord: doorsWord as DoorsWord }, this.clock.now());
  }

  update(tx: Tx, actor: ResourceActor, id: string, patch: ContactPatch, row: Row, doorsWord: unknown): Promise<void> {
    return updateContact(tx, actor, id, patch, row, { book: this.book, doorsWord: doorsWord as DoorsWord });
  }

  delete(tx: Tx, { tenantId }: ResourceActor, ids: readonly string[]): Promise<number> {
    return eraseContacts(tx, tenantId, ids);
  }

  restore(tx: Tx, { tenantId }: ResourceActor, ids: readonly string[], bulk: boolean): Promise<number> {
    return restoreContacts(tx, tenantId, ids, bulk, this.clock.now());
  }

  changeMany(tx: Tx, { tenantId }: ResourceActor, ids: readonly string[], change: NamedChange): Promise<string[]> {
    return changeMany(tx, tenantId, ids, change);
  }

  async changed(tx: Tx, { tenantId }: ResourceActor, change: Change): Promise<void> {
    if (change.kind !== 'deleted') await refreshFilterRows(tx, tenantId, change.ids);
  }
}

/** The book, and what the door said before the transaction. */
interface Consents {
  book: ConsentBook;
  doorsWord: DoorsWord;
}

/** What the door said of a phone before the transaction, in which the contact may have another one by then. */
type DoorsWord = { phone: string; says: PhoneConsent } | null;

const saidOf = (phone: string, word: DoorsWord): PhoneConsent => (word?.phone === phone ? word.says : {});

/** The phone given, or the contact's own, where the book has any decision about it; else null. */
async function decidedPhone(tx: Tx, tenantId: string, given: string | null, id: string | null): Promise<string | null> {
  const [row] = await tx.query<{ phone: string }>(
    `select phone from consent
      where tenant_id = $1 and phone = coalesce($2, (select phone from contact where tenant_id = $1 and id = $3)) limit 1`,
    [tenantId, given, id === null ? null : checkedId(id)],
  );
  return row?.phone ?? null;
}

async function changeMany(
  tx: Tx,
  tenantId: string,
  ids: readonly string[],
  { name, input }: NamedChange,
): Promise<string[]> {
  const kind = tagChanges.find((each) => each === name);
  if (kind === undefined) throw new Error(`Contacts know no change ${name}.`);
  return contactsOf(await changeTags(tx, tenantId, kind, ids, input as string[]));
}

async function checked(
  tx: Tx,
  { tenantId, country }: ResourceActor,
  body: ContactInput,
  kind: 'create' | 'update',
): Promise<ReadContact> {
  const { contact, wrong } = readContact(body, { kind, country, attributes: await readAttributes(tx, tenantId) });
  if (contact.tags !== undefined) wrong.push(...(await unknownTags(tx, tenantId, contact.tags)));
  if (wrong.length > 0) throw invalidInput(...wrong);
  return contact;
}

async function createContact(
  tx: Tx,
  actor: ResourceActor,
  input: ContactInput,
  { book, doorsWord }: Consents,
  now: Date,
): Promise<string> {
  const { tenantId } = actor;
  const contact = await checked(tx, actor, input, 'create');
  const { phone, firstName = null, lastName = null } = contact;
  if (phone === undefined) throw invalidInput({ field: 'phone', message: words.phoneRequired });
  const id = newId();
  const isNew = await contacts.insertIfNew(tx, {
    tenantId,
    id,
    ...ofContactTexts((text) => contact[text]),
    name: contact.name ?? composedName(firstName, lastName),
    ...rowOfPhone(phone),
    attributes: merged({}, contact.attributes),
    createdAt: now,
    updatedAt: now,
  });
  if (!isNew) throw await duplicatePhone(tx, tenantId, phone.e164);
  if (contact.tags !== undefined) await replaceTags(tx, tenantId, id, contact.tags);
  const known = await book.known(tx, tenantId, phone.e164, saidOf(phone.e164, doorsWord));
  // What the person decided before they were (again) a contact stays as it is, even where the door heard it later than the book.
  // Without a wish, what staff decided stays too.
  const wishes = contact.marketingStatus === undefined ? [] : decisionsFor(contact.marketingStatus, known);
  if (wishes === 'refused' || wishes.length === 0) await recordDecisions(tx, tenantId, phone.e164, []);
  else await book.decide(tx, tenantId, wishes, known, { phone: phone.e164, contactId: id, source: 'staff' });
  return id;
}

async function updateContact(
  tx: Tx,
  actor: ResourceActor,
  id: string,
  patch: ContactPatch,
  row: Row,
  consents: Consents,
): Promise<void> {
  const { tenantId } = actor;
  const contact = await checked(tx, actor, patch, 'update');
  const phone = contact.phone?.e164 ?? String(row['phone']);
  if (phone !== row['phone']) await requireFreePhone(tx, tenantId, phone, id);
  const firstName = pick(contact.firstName, row['first_name']);
  const lastName = pick(contact.lastName, row['last_name']);
  const change = {
    ...ofContactTexts((text) => contact[text]),
    name: newName(contact, row, firstName, lastName),
    attributes: merged(row['attributes'] as Record<string, unknown>, contact.attributes),
    ...(contact.phone && rowOfPhone(contact.phone)),
  };
  await contacts.update(tx, { tenantId, id }, change);
  if (contact.tags !== undefined) await replaceTags(tx, tenantId, id, contact.tags);
  await decideStatus(tx, tenantId, { id, phone, moved: phone !== row['phone'] }, contact, consents);
}

/** @throws 409 wrong-state where the person themself opted out, which the door may know before the book: only they undo that. */
async function decideStatus(
  tx: Tx,
  tenantId: string,
  { id, phone, moved }: { id: string; phone: string; moved: boolean },
  { marketingStatus }: ReadContact,
  { book, doorsWord }: Consents,
): Promise<void> {
  if (marketingStatus === undefined) {
    // Consent belongs to the phone: a new one brings its own.
    if (moved) await recordDecisions(tx, tenantId, phone, []);
    return;
  }
  const known = await book.known(tx, tenantId, phone, saidOf(phone, doorsWord));
  const wishes = decisionsFor(marketingStatus, known);
  if (wishes === 'refused') throw wrongState('This person opted out. Only they can opt in again.');
  if (wishes.length > 0 || moved)
    await book.decide(tx, tenantId, wishes, known, { phone, contactId: id, source: 'staff' });
}

const pick = (given: string | null | undefined, before: unknown): string | null =>
  given === undefined ? (before as string | null) : given;

/** A name that was made of first and last goes with them; one that somebody wrote stays. */
function newName(contact: ReadContact, row: Row, firstName: string | null, lastName: string | null): string | null {
  if (contact.name != null) return contact.name;
  const wasComposed =
    row['name'] === composedName(row['first_name'] as string | null, row['last_name'] as string | null);
  return contact.name === null || wasComposed || row['name'] === null
    ? composedName(firstName, lastName)
    : (row['name'] as string);
}

function merged(
  before: Readonly<Record<string, unknown>>,
  changes: ReadonlyMap<string, AttributeValue | null> | undefined,
): Record<string, unknown> {
  const after = new Map(Object.entries(before));
  for (const [key, value] of changes ?? []) {
    if (value === null) after.delete(key);
    else after.set(key, value);
  }
  return Object.fromEntries(after);
}

async function requireFreePhone(tx: Tx, tenantId: string, phone: string, ownId: string): Promise<void> {
  const [other] = await tx.query(
    'select 1 from contact where tenant_id = $1 and phone = $2 and trashed_at is null and id <> $3',
    [tenantId, phone, ownId],
  );
  if (other !== undefined) throw await duplicatePhone(tx, tenantId, phone);
}
