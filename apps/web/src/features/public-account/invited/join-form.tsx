import { Box } from '@chakra-ui/react/box';
import { Grid } from '@chakra-ui/react/grid';
import { lazy, Suspense } from 'react';
import { fetchCode } from '../../../lib/fetch-code';
import { callGraph } from '../../../lib/graph/call-graph';
import { problemOf } from '../../../lib/graph/problem';
import { startSession } from '../../../lib/session/start-session';
import { TextField } from '../../../ui/form/plain-fields';
import { useForm } from '../../../ui/form/use-form';
import { NewPasswordField } from '../../../ui/password/new-password-field';
import { AccountForm, AccountPage } from '../account-form';
import { publicAccountTexts } from '../public-account.texts';
import { personRules, type PersonValues } from '../sign-up/sign-up-form';
import { TermsBox } from '../terms/terms-box';
import { forgetLink, type InvitationLink, type ShownInvitation } from './invitation-link';
import { JoinByInvitationDocument } from './invited.generated';

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
  /** The link was used or taken back meanwhile. */
  onDead: () => void;
}) {
  const form = useForm<PersonValues>({
    initial: { firstName: '', lastName: '', password: '', acceptTermsAndConditions: false },
    rules: personRules,
    submit: async (typed) => {
      const input = {
        ...typed,
        firstName: typed.firstName.trim(),
        lastName: typed.lastName.trim(),
        acceptTermsAndConditions: typed.acceptTermsAndConditions as true,
      };
      try {
        const { joinByInvitation } = await callGraph(JoinByInvitationDocument, { ...link, input });
        forgetLink();
        startSession(joinByInvitation!);
      } catch (error) {
        if (problemOf(error).code === 'invalid-code') onDead();
        throw error;
      }
    },
  });
  return (
    <AccountPage title={t.title(businessName)} lead={t.lead(invitedBy, email)}>
      <AccountForm form={form} submit={t.title(businessName)} gap="16px">
        <Grid templateColumns={{ sm: '1fr 1fr' }} gap="16px">
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
