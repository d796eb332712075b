import { ArrowLeftRight } from 'lucide-react';
import { PasswordField, TextField } from '../../../ui/form/fields/plain-fields';
import { Notice } from '../../../ui/notice';
import { AccountForm } from '../account-form';
import { Aside } from '../account-links';
import { AccountPage } from '../account-page';
import { publicAccountTexts } from '../public-account.texts';
import { TermsBox } from '../terms/terms-box';
import type { InvitationLink, ShownInvitation } from './invitation-link';
import { useMoveForm } from './use-move-form';

const { invitedPage: t, ...common } = publicAccountTexts;

/** Somebody whose address has an account in another business: it moves, or they ask for another address. */
export function MoveForm({
  link,
  invitation: { businessName, invitedBy, email },
  onRefused,
}: {
  link: InvitationLink;
  invitation: ShownInvitation;
  onRefused: () => void;
}) {
  const { form, asksCode } = useMoveForm(link, onRefused);
  const notice = (
    <Notice tone="amber" icon={ArrowLeftRight}>
      {t.stays}
    </Notice>
  );
  return (
    <AccountPage title={t.moveTitle(businessName)} lead={t.moveLead(invitedBy, email)} notice={notice}>
      <AccountForm form={form} submit={t.moveTitle(businessName)} gap="4">
        <input hidden readOnly autoComplete="username" value={email} />
        <PasswordField
          label={common.password}
          autoComplete="current-password"
          size="lg"
          bind={form.field('password')}
        />
        {asksCode && (
          <TextField
            label={t.code}
            help={t.codeHelp}
            optional
            autoComplete="one-time-code"
            autoCapitalize="none"
            spellCheck={false}
            size="lg"
            bind={form.field('code')}
          />
        )}
        <TermsBox bind={form.field('acceptTermsAndConditions')} />
      </AccountForm>
      <Aside>{t.otherAddress(invitedBy)}</Aside>
    </AccountPage>
  );
}
