import { Inject, Injectable } from '@nestjs/common';
import type { Tx } from '@bellbird/database';
import { invalidInput, isProductError, type FieldError } from '@bellbird/errors';
import { actorOf, createRow, readRow, type ResourceActor } from '@bellbird/resource-kit';
import { CLOCK, Resources, Work, type Clock, type GraphContext } from '@bellbird/service-host';
import { emailKey } from '../user/email-key.js';
import { userResource, type UserInput, type UserRow } from '../user/user.resource.js';
import { Invitations } from './invitations.js';

const mostAtOnce = 50;

/** Invites several people: all of them or none. Each is what the create of a user takes. */
@Injectable()
export class InviteMany {
  constructor(
    private readonly work: Work,
    private readonly resources: Resources,
    private readonly invitations: Invitations,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /**
   * `resends`: who is invited already gets the invitation again, with the permissions of before.
   * @throws 400 naming `[3].email`, 403, 409 `duplicate-email`, 422, 429.
   */
  execute(
    people: readonly UserInput[],
    resends: boolean,
    context: GraphContext,
  ): Promise<{ data: UserRow[]; count: number }> {
    if (people.length === 0 || people.length > mostAtOnce)
      throw invalidInput({ field: '', message: `Give 1 to ${mostAtOnce} people.` });
    return this.work.change(context, async (tx) => {
      const actor = actorOf(context);
      const again = resends ? await this.invitedAlready(tx, actor, people) : new Map<string, string>();
      const isNew = (person: UserInput): boolean => !again.has(emailKey(String(person.email).trim()));
      const emails = people.filter(isNew).map(({ email }) => String(email ?? '').trim());
      await this.invitations.refuseMembers(tx, actor.tenantId, emails);
      const data: UserRow[] = [];
      const wrong: FieldError[] = [...doubles(people)];
      for (const [at, person] of people.entries()) {
        const id = again.get(emailKey(String(person.email).trim()));
        if (wrong.length > 0 && wrong.some(({ field }) => field === `[${at}].email`)) continue;
        try {
          data.push(id === undefined ? await this.create(tx, actor, person) : await this.sendAgain(tx, actor, id));
        } catch (error) {
          if (!isProductError(error) || error.code !== 'invalid-input') throw error;
          wrong.push(...error.fields.map(({ field, message }) => ({ field: `[${at}].${field}`, message })));
        }
      }
      if (wrong.length > 0) throw invalidInput(...wrong);
      return { data, count: data.length };
    });
  }

  private create(tx: Tx, actor: ResourceActor, person: UserInput): Promise<UserRow> {
    return createRow({ tx, resource: this.resources.of(userResource), actor, now: this.clock.now() }, person);
  }

  private async sendAgain(tx: Tx, actor: ResourceActor, id: string): Promise<UserRow> {
    await this.invitations.sendAgain(tx, actor, id);
    return readRow(tx, userResource, actor, id);
  }

  /** By key of the address. */
  private async invitedAlready(
    tx: Tx,
    { tenantId }: ResourceActor,
    people: readonly UserInput[],
  ): Promise<Map<string, string>> {
    const rows = await tx.query<{ id: string; key: string }>(
      `select id, email_key as key from account where tenant_id = $1 and status = 'invited' and email_key = any($2)`,
      [tenantId, people.map(({ email }) => emailKey(String(email ?? '').trim()))],
    );
    return new Map(rows.map(({ id, key }) => [key, id]));
  }
}

/** Addresses that stand twice in the list; the first counts. */
function doubles(people: readonly UserInput[]): FieldError[] {
  const seen = new Set<string>();
  return people.flatMap(({ email }, at) => {
    const key = emailKey(String(email ?? '').trim());
    if (key === '' || !seen.has(key)) {
      seen.add(key);
      return [];
    }
    return [{ field: `[${at}].email`, message: 'This address is in the list twice.' }];
  });
}
