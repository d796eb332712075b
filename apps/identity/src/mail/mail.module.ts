import { LimitsModule } from '@bellbird/limits';
import { Feature } from '@bellbird/service-host';
import { AskedMails } from './asked-mails.js';
import { EmailCodes } from './email-codes.js';
import { ResetLinks } from './reset-links.js';

@Feature({
  imports: [LimitsModule],
  providers: [AskedMails, EmailCodes, ResetLinks],
  exports: [AskedMails, EmailCodes, ResetLinks],
})
export class MailModule {}
