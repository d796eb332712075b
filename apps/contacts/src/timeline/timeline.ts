import { Injectable } from '@nestjs/common';
import { Database } from '@bellbird/database';
import { invalidInput, notFound, type FieldError } from '@bellbird/errors';
import { readInstant } from '@bellbird/resource-kit';
import { DispatchPeer } from '../peers/dispatch.peer.js';
import { kinds as allKinds, ownEntries, type Entry, type Kind } from './own-entries.js';

const most = 100;
/** What dispatch has: it is asked, for a million texts must not stand twice. */
const asked: readonly Kind[] = ['text', 'reply', 'click'];

interface Given {
  contactId: string;
  /** An instant as the answer before said it. */
  before: string | null;
  limit: number | null;
  kinds: readonly string[] | null;
}

/** What happened with a contact, from the book, from what others told and from dispatch. */
@Injectable()
export class Timeline {
  constructor(
    private readonly db: Database,
    private readonly door: DispatchPeer,
  ) {}

  /**
   * A page, the newest first. What happened in one millisecond, as a STOP and the text that said it, is not parted, for
   * pages go on by it: a page may be longer by that. @throws 404; 400 on before, limit, kinds; 503 where dispatch cannot be asked.
   */
  async of(tenantId: string, { contactId, ...given }: Given): Promise<Entry[]> {
    const { before, limit, kinds } = checked(given);
    const wanted = { contactId, before, limit, kinds };
    const { phone, own } = await this.db.tenant(tenantId, async (tx) => {
      const [contact] = await tx.query<{ phone: string }>(
        'select phone from contact where tenant_id = $1 and id = $2',
        [tenantId, contactId],
      );
      if (contact === undefined) throw notFound();
      return { phone: contact.phone, own: await ownEntries(tx, tenantId, contact.phone, wanted) };
    });
    const ofTexts = kinds.filter((kind) => asked.includes(kind));
    const texts =
      ofTexts.length === 0 ? [] : await this.door.timeline(tenantId, { phone, before, limit, kinds: ofTexts });
    const entries = [...own, ...texts].sort(newestFirst);
    const last = entries[limit - 1]?.at.getTime() ?? -Infinity;
    return entries.filter(({ at }) => at.getTime() >= last);
  }
}

/** In the order in which pages go on: by the millisecond that is shown. */
const newestFirst = (one: Entry, other: Entry): number =>
  other.at.getTime() - one.at.getTime() || (one.id < other.id ? 1 : -1);

function checked(given: Omit<Given, 'contactId'>): { before: Date | null; limit: number; kinds: readonly Kind[] } {
  const wrong: FieldError[] = [];
  const before = given.before === null ? null : readInstant(given.before);
  if (before === null && given.before !== null)
    wrong.push({ field: 'before', message: 'Give an instant such as 2026-11-21T10:00:00Z.' });
  const limit = given.limit ?? most;
  if (limit < 1 || limit > most) wrong.push({ field: 'limit', message: `Give a whole number from 1 to ${most}.` });
  const kinds = allKinds.filter((kind) => given.kinds === null || given.kinds.includes(kind));
  if (given.kinds?.some((kind) => !kinds.some((known) => known === kind)) === true)
    wrong.push({ field: 'kinds', message: `Give some of ${allKinds.join(', ')}.` });
  if (wrong.length > 0) throw invalidInput(...wrong);
  return { before, limit, kinds };
}
