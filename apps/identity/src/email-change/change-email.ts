import { Injectable } from '@nestjs/common';
import type { Actor } from '@bellbird/auth';
import { invalidField, tooManyRequests } from '@bellbird/errors';
import { invalidEmail, isEmail } from '@bellbird/field-rules';
import { Allowance } from '@bellbird/limits';
import { Work, type GraphContext } from '@bellbird/service-host';
import { emailKey } from '../user/email-key.js';
import { userOf } from '../user/user.repository.js';
import { EmailChangeMails } from './email-change-mails.js';

/** Mails that one person may ask for in an hour. */
const mostAnHour = 3;
const hourSeconds = 3_600;

/** Asks for another address of one's own. The answer is the same whether the address is free or somebody's. */
@Injectable()
export class ChangeEmail {
  constructor(
    private readonly work: Work,
    private readonly allowance: Allowance,
    private readonly mails: EmailChangeMails,
  ) {}

  /** @throws 400 by field, 429. */
  execute({ userId }: Actor, given: string | null | undefined, context: GraphContext): Promise<boolean> {
    const email = given?.trim() ?? '';
    if (!isEmail(email)) throw invalidField('email', invalidEmail);
    return this.work.changeAfter(
      context,
      async () => {
        const user = await this.work.read(context, (tx) => userOf(tx, userId));
        if (emailKey(user.email) === emailKey(email))
          throw invalidField('email', 'This is your email address already.');
        if (!(await this.allowance.takes('mails email-change', userId, mostAnHour))) throw tooManyRequests(hourSeconds);
        return user;
      },
      async (tx, user) => {
        await this.mails.note(tx, user, email);
        return true;
      },
    );
  }
}
