import { LimitsModule } from '@bellbird/limits';
import { defineService } from '@bellbird/service-host';
import { AccessModule } from './access/access.module.js';
import { AuditModule } from './audit/audit.module.js';
import { usersMigration } from './database/migrations/0002-users.js';
import { askedMailsMigration } from './database/migrations/0003-asked-mails.js';
import { accessMigration } from './database/migrations/0004-access.js';
import { membersMigration } from './database/migrations/0005-members.js';
import { auditMigration } from './database/migrations/0007-audit.js';
import { twoFactorMigration } from './database/migrations/0008-two-factor.js';
import { logInsMigration } from './database/migrations/0009-log-ins.js';
import { googleMigration } from './database/migrations/0010-google.js';
import { emailChangeMigration } from './database/migrations/0011-email-change.js';
import { supportMigration } from './database/migrations/0012-support.js';
import { enrolment } from './database/migrations/0013-enrolment.js';
import { merchants } from './database/migrations/0014-merchants.js';
import { tenantPeople } from './database/migrations/0015-tenant-people.js';
import { termsVersion } from './database/migrations/0016-terms-version.js';
import { EmailChangeModule } from './email-change/email-change.module.js';
import { GoogleModule } from './google/google.module.js';
import { identityConfig } from './identity.config.js';
import { InvitationModule } from './invitation/invitation.module.js';
import { LinksModule } from './links/links.module.js';
import { MailModule } from './mail/mail.module.js';
import { MerchantModule } from './merchant/merchant.module.js';
import { PasswordModule } from './password/password.module.js';
import { ProfileModule } from './profile/profile.module.js';
import { SecurityModule } from './security/security.module.js';
import { ProofModule } from './session/proof.module.js';
import { SessionModule } from './session/session.module.js';
import { SignInModule } from './session/sign-in.module.js';
import { SignUpModule } from './sign-up/sign-up.module.js';
import { SupportModule } from './support/support.module.js';
import { TwoFactorOperationsModule } from './two-factor/two-factor-operations.module.js';
import { UserModule } from './user/user.module.js';

/** Events go out: user.registered, .joined, .changed, .removed, access.requested, email.requested, audit.recorded. In: tenant.updated, .suspended, .reinstated, email.settled, audit.recorded. */
export const identityService = defineService({
  name: 'identity',
  config: identityConfig,
  imports: [
    UserModule,
    AccessModule,
    InvitationModule,
    ProfileModule,
    SignUpModule,
    SignInModule,
    ProofModule,
    TwoFactorOperationsModule,
    SecurityModule,
    SessionModule,
    PasswordModule,
    MailModule,
    LimitsModule,
    AuditModule,
    SupportModule,
    GoogleModule,
    EmailChangeModule,
    LinksModule,
    MerchantModule,
  ],
  migrations: [
    usersMigration,
    askedMailsMigration,
    accessMigration,
    membersMigration,
    auditMigration,
    twoFactorMigration,
    logInsMigration,
    googleMigration,
    emailChangeMigration,
    supportMigration,
    enrolment,
    merchants,
    tenantPeople,
    termsVersion,
  ],
});
