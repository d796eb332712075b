import { Box } from '@chakra-ui/react/box';
import { Grid } from '@chakra-ui/react/grid';
import { lazy, Suspense } from 'react';
import { fetchCode } from '../../../lib/fetch-code';
import { TextField } from '../../../ui/form/fields/plain-fields';
import { NewPasswordField } from '../../../ui/password/new-password-field';
import { AccountForm } from '../account-form';
import { AccountPage } from '../account-page';
import { publicAccountTexts } from '../public-account.texts';
import { TermsBox } from '../terms/terms-box';
import type { InvitationLink, ShownInvitation } from './invitation-link';
import { useJoinForm } from './use-join-form';

const { invitedPage: t, signUpPage, ...common } = publicAccountTexts;

// Beside the form, which is first; its place is kept.
const GoogleButton = lazy(async () => ({
  default: (await fetchCode(() => import('../google/google-button'))).GoogleButton,
}));

/** Somebody new joins: a name, a password, the terms. */
export function JoinForm({
  link,
  invitation: { businessName, invitedBy, email },
  onDead,
}: {
  link: InvitationLink;
  invitation: ShownInvitation;
  onDead: () => void;
}) {
  const form = useJoinForm(link, onDead);
  return (
    <AccountPage title={t.title(businessName)} lead={t.lead(invitedBy, email)}>
      <AccountForm form={form} submit={t.title(businessName)} gap="4">
        <Grid templateColumns={{ sm: '1fr 1fr' }} gap="4">
          <TextField label={signUpPage.firstName} autoComplete="given-name" size="lg" bind={form.field('firstName')} />
          <TextField label={signUpPage.lastName} autoComplete="family-name" size="lg" bind={form.field('lastName')} />
        </Grid>
        {/* Whose password it is, for the browser that keeps passwords. */}
        <input hidden readOnly autoComplete="username" value={email} />
        <NewPasswordField label={common.password} bind={form.field('password')} />
        <TermsBox bind={form.field('acceptTermsAndConditions')} />
      </AccountForm>
      <Suspense fallback={<Box h="80px" />}>
        <GoogleButton intent="invitation" invitation={link} />
      </Suspense>
    </AccountPage>
  );
}
