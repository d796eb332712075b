import { newId, type Tx } from '@bellbird/database';
import { emailRequested, type Payload } from '@bellbird/events';
import { publish } from '@bellbird/outbox';
import type { User } from '../user/user.js';

type Template = Payload<typeof emailRequested>['template'];

/** Asks notifications to mail an account. `values` are what the template shows besides the first name. */
export async function mailTo(
  tx: Tx,
  { tenantId, email, firstName }: User,
  template: Template,
  values: Readonly<Record<string, string>> = {},
): Promise<void> {
  await publish(
    tx,
    emailRequested,
    {
      emailId: newId(),
      tenantId,
      to: email,
      template,
      values: { firstName, ...values },
    },
    { aggregateVersion: 1n },
  );
}
