import { newId, type Tx } from '@bellbird/database';
import { emailRequested, type Payload } from '@bellbird/events';
import { publish } from '@bellbird/outbox';
import type { User } from '../user/user.js';

type Template = Payload<typeof emailRequested>['template'];

/** Asks notifications to mail an account, and answers the mail's id. `values` are what the template shows besides the first name. */
export async function mailTo(
  tx: Tx,
  { id: userId, tenantId, email, firstName }: Pick<User, 'id' | 'tenantId' | 'email' | 'firstName'>,
  template: Template,
  values: Readonly<Record<string, string>> = {},
): Promise<string> {
  const emailId = newId();
  await publish(
    tx,
    emailRequested,
    {
      emailId,
      tenantId,
      userId,
      to: email,
      template,
      values: { firstName, ...values },
    },
    { aggregateVersion: 1n },
  );
  return emailId;
}
