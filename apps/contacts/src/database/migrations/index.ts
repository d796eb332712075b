import type { Migration } from '@bellbird/database';
import { jobSchema } from '@bellbird/resource-kit';
import { trigram } from './0010-trigram.js';
import { contact } from './0011-contact.js';
import { groups } from './0012-groups.js';
import { consent } from './0013-consent.js';
import { freeze } from './0014-freeze.js';
import { imports } from './0015-import.js';
import { bulkChanges } from './0017-bulk-changes.js';
import { freezeTrace } from './0018-freeze-trace.js';
import { incompleteRows } from './0019-incomplete-rows.js';
import { share } from './0020-share.js';
import { contactDays } from './0021-contact-days.js';
import { hold } from './0022-hold.js';
import { contactEvents } from './0023-contact-events.js';
import { typedPhones } from './0028-typed-phones.js';
import { variants } from './0030-variants.js';
import { resend } from './0032-resend.js';

export const migrations: readonly Migration[] = [
  trigram,
  contact,
  groups,
  consent,
  freeze,
  imports,
  { name: '0016-jobs', up: jobSchema },
  bulkChanges,
  freezeTrace,
  incompleteRows,
  share,
  contactDays,
  hold,
  contactEvents,
  typedPhones,
  variants,
  resend,
];
