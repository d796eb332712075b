import { Grid } from '@chakra-ui/react/grid';
import { TextField } from '../../../ui/form/fields/plain-fields';
import { AccountForm } from '../account-form';
import { Aside, TallLink } from '../account-links';
import { AccountPage } from '../account-page';
import { loginPath } from '../account-paths';
import { publicAccountTexts } from '../public-account.texts';
import { BusinessNameField } from '../sign-up/business-name-field';
import { MoreFold, PlaceFold } from '../sign-up/sign-up-folds';
import { TermsBox } from '../terms/terms-box';
import type { GoogleOutcome } from './google-outcome';
import { googleTexts as t } from './google.texts';
import { useGoogleSignUp } from './use-google-sign-up';

const { signUpPage, ...common } = publicAccountTexts;

/** A new business whose owner Google vouches for: what Google says stands in the form, the address for good. */
export function GoogleSignUp({ outcome }: { outcome: Extract<GoogleOutcome, { kind: 'sign-up' }> }) {
  const form = useGoogleSignUp(outcome);
  return (
    <AccountPage title={t.signUpTitle} lead={t.signUpLead(outcome.email)}>
      <AccountForm form={form} submit={signUpPage.submit} gap="4">
        <Grid templateColumns={{ sm: '1fr 1fr' }} gap="4">
          <TextField label={signUpPage.firstName} autoComplete="given-name" size="lg" bind={form.field('firstName')} />
          <TextField label={signUpPage.lastName} autoComplete="family-name" size="lg" bind={form.field('lastName')} />
        </Grid>
        <TextField label={common.email} readOnly size="lg" bind={form.field('email')} />
        <BusinessNameField bind={form.field('businessName')} />
        <PlaceFold form={form} />
        <MoreFold form={form} />
        <TermsBox bind={form.field('acceptTermsAndConditions')} />
      </AccountForm>
      <Aside>
        {signUpPage.haveOne} <TallLink to={loginPath}>{common.logIn}</TallLink>
      </Aside>
    </AccountPage>
  );
}
