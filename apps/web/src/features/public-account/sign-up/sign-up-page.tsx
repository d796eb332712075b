import { Grid } from '@chakra-ui/react/grid';
import { TextField } from '../../../ui/form/fields/plain-fields';
import { NewPasswordField } from '../../../ui/password/new-password-field';
import { EmailField } from '../account-fields';
import { AccountForm } from '../account-form';
import { Aside, TallLink } from '../account-links';
import { AccountPage } from '../account-page';
import { loginPath } from '../account-paths';
import { GoogleButton } from '../google/google-button';
import { publicAccountTexts } from '../public-account.texts';
import { TermsBox } from '../terms/terms-box';
import { BusinessNameField } from './business-name-field';
import { MoreFold, PlaceFold } from './sign-up-folds';
import { useSignUp } from './use-sign-up';

const { signUpPage: t, ...common } = publicAccountTexts;

export function Component() {
  const form = useSignUp();
  return (
    <AccountPage title={t.title} lead={t.lead}>
      <AccountForm form={form} submit={t.submit} gap="4">
        <Grid templateColumns={{ sm: '1fr 1fr' }} gap="4">
          <TextField label={t.firstName} autoComplete="given-name" size="lg" bind={form.field('firstName')} />
          <TextField label={t.lastName} autoComplete="family-name" size="lg" bind={form.field('lastName')} />
        </Grid>
        <EmailField help={t.emailHelp} bind={form.field('email')} />
        <NewPasswordField label={common.password} bind={form.field('password')} />
        <BusinessNameField bind={form.field('businessName')} />
        <PlaceFold form={form} />
        <MoreFold form={form} />
        <TermsBox bind={form.field('acceptTermsAndConditions')} />
      </AccountForm>
      <GoogleButton intent="sign-up" />
      <Aside>
        {t.haveOne} <TallLink to={loginPath}>{common.logIn}</TallLink>
      </Aside>
    </AccountPage>
  );
}
