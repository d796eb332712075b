import { Inject, Injectable } from '@nestjs/common';
import { Database, isUuid, type Tx } from '@bellbird/database';
import { invalidInput, notFound, tooManyRequests, type FieldError } from '@bellbird/errors';
import { maskPhone } from '@bellbird/phone';
import { CONFIG } from '@bellbird/service-host';
import { businessOf, tenantOfNumber } from '../business/business.js';
import { ConsentBook } from '../consent/consent-book.js';
import type { ConsentScope, ConsentState, PhoneConsent } from '../consent/consent.js';
import { holdConsent } from '../consent/record-decisions.js';
import type { ContactsConfig } from '../contacts.config.js';
import { TenantsPeer } from '../peers/tenants.peer.js';
import { hasDecidedOften } from './decisions-by-link.js';
import { businessNumberIn, isOptOutToken } from './opt-out-token.js';

/** Whose texts they are. */
interface Sender {
  businessName: string;
  icon: string | null;
  logo: string | null;
  primaryColour: string | null;
}

export interface OptOutInfo extends Sender {
  phoneMasked: string;
  state: ConsentState;
}

/** The two public calls of the opt-out page. Looking changes nothing: link scanners look too. */
@Injectable()
export class OptOut {
  constructor(
    private readonly db: Database,
    private readonly tenants: TenantsPeer,
    private readonly book: ConsentBook,
    @Inject(CONFIG) private readonly config: ContactsConfig,
  ) {}

  /** @throws 404 for a link that is not ours, whatever is wrong with it. */
  async info(contactId: string, token: string): Promise<OptOutInfo> {
    const tenantId = await this.tenantOf(contactId, token);
    const sender = await this.senderOf(tenantId);
    return this.db.tenant(tenantId, async (tx) => {
      const phone = await phoneOf(tx, tenantId, contactId);
      return answer(sender, phone, await holdConsent(tx, tenantId, phone));
    });
  }

  /**
   * The person decides. Opting out always succeeds. After many changes in an hour, an opt-out that already stands is not
   * recorded again, and opting in has to wait. @throws 404, 400 naming what is not one of the words, 429.
   */
  async decide(
    contactId: string,
    token: string,
    input: { scope?: string | null; state?: string | null },
  ): Promise<OptOutInfo> {
    const tenantId = await this.tenantOf(contactId, token);
    const { scope, state } = readWish(input);
    const sender = await this.senderOf(tenantId);
    return this.db.tenant(tenantId, async (tx) => {
      const phone = await phoneOf(tx, tenantId, contactId);
      const held = await holdConsent(tx, tenantId, phone);
      if (await hasDecidedOften(tx, tenantId, phone)) {
        if (state === 'in') throw tooManyRequests(3_600);
        if (held[scope]?.state === 'out' && held[scope].source === 'public-page') return answer(sender, phone, held);
      }
      const consent = await this.book.decide(tx, tenantId, [{ scope, state }], held, {
        phone,
        contactId: contactId.toLowerCase(),
        source: 'public-page',
      });
      return answer(sender, phone, consent);
    });
  }

  private async tenantOf(contactId: string, token: string): Promise<string> {
    const number = isUuid(contactId) ? businessNumberIn(token) : null;
    const tenantId = number === null ? null : await this.db.system((tx) => tenantOfNumber(tx, number));
    if (tenantId === null || !isOptOutToken(this.config.optOutKeys, tenantId, contactId, token)) throw notFound();
    return tenantId;
  }

  /** As tenants has it now; else its name as it was when the last campaign was launched. */
  private async senderOf(tenantId: string): Promise<Sender> {
    const terms = await this.tenants.businessTerms(tenantId);
    if (terms !== null) {
      const { businessName, icon, logo, primaryColour } = terms;
      return { businessName, icon, logo, primaryColour };
    }
    const { name } = await this.db.tenant(tenantId, (tx) => businessOf(tx, tenantId));
    return { businessName: name ?? '', icon: null, logo: null, primaryColour: null };
  }
}

function readWish({ scope, state }: { scope?: string | null; state?: string | null }): {
  scope: ConsentScope;
  state: ConsentState;
} {
  const wrong: FieldError[] = [];
  if (scope !== 'marketing' && scope !== 'all') wrong.push({ field: 'scope', message: 'Give marketing or all.' });
  if (state !== 'in' && state !== 'out') wrong.push({ field: 'state', message: 'Give out or in.' });
  if (wrong.length > 0) throw invalidInput(...wrong);
  return { scope: scope as ConsentScope, state: state as ConsentState };
}

/** The contact's phone, also of one in the trash or deleted lately. */
async function phoneOf(tx: Tx, tenantId: string, contactId: string): Promise<string> {
  const [row] = await tx.query<{ phone: string }>(
    `select phone from contact where tenant_id = $1 and id = $2 union all select phone from former_contact where tenant_id = $1 and contact_id = $2 limit 1`,
    [tenantId, contactId],
  );
  if (row === undefined) throw notFound();
  return row.phone;
}

function answer(sender: Sender, phone: string, consent: PhoneConsent): OptOutInfo {
  const out = consent.all?.state === 'out' || consent.marketing?.state === 'out';
  return { ...sender, phoneMasked: maskPhone(phone), state: out ? 'out' : 'in' };
}
