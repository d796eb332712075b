import { LimitsModule } from '@bellbird/limits';
import { Feature, readSdl } from '@bellbird/service-host';
import { SessionModule } from '../session/session.module.js';
import { ChangeEmail } from './change-email.js';
import { ConfirmEmailChange } from './confirm-email-change.js';
import { EmailChangeMails } from './email-change-mails.js';
import { EmailChangeResolver } from './email-change.resolver.js';
import { NewEmail } from './new-email.js';
import { UndoEmailChange } from './undo-email-change.js';

@Feature({
  imports: [LimitsModule, SessionModule],
  sdl: readSdl(import.meta.url, 'email-change.graphql'),
  providers: [ChangeEmail, ConfirmEmailChange, EmailChangeMails, EmailChangeResolver, NewEmail, UndoEmailChange],
  exports: [ConfirmEmailChange, UndoEmailChange],
})
export class EmailChangeModule {}
