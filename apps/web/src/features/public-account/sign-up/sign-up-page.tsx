import { Box } from '@chakra-ui/react/box';
import { SimpleGrid } from '@chakra-ui/react/simple-grid';
import { Stack } from '@chakra-ui/react/stack';
import { chakra } from '@chakra-ui/react/styled-system';
import { useEffect, useMemo, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { callGraph } from '../../../lib/graph/call-graph';
import { FormProblem } from '../../../ui/form/form-problem';
import { CheckboxField, PasswordField, SelectField, TextField } from '../../../ui/form/plain-fields';
import { useForm } from '../../../ui/form/use-form';
import { AccountPage, Aside, SubmitButton, TallLink } from '../account-form';
import { loginPath, verifyPath } from '../account-paths';
import { SignUpDocument } from '../account.generated';
import { PasswordNeeds } from '../password-needs';
import { publicAccountTexts } from '../public-account.texts';
import { TermsInWords } from '../terms/terms-in-words';
import { termsTexts } from '../terms/terms.texts';
import { countryChoices, zoneChoices } from './sign-up-choices';
import { keepSignUp, keptSignUp } from './sign-up-draft';
import { emptySignUp, signUpInput, signUpRules, type SignUpValues } from './sign-up-form';

const { signUpPage: t, ...common } = publicAccountTexts;
const Fold = chakra('details', {
  base: {
    '& > summary': {
      cursor: 'pointer',
      color: 'brandText',
      fontWeight: '500',
      fontSize: '13px',
      py: { base: '13px', md: '10px' },
      borderRadius: 'tag',
    },
  },
});

export function Component() {
  const navigate = useNavigate();
  const [initial] = useState((): SignUpValues => ({ ...emptySignUp(), ...keptSignUp() }));
  const countries = useMemo(countryChoices, []);
  const zones = useMemo(() => zoneChoices(initial.timeZone), [initial]);
  const form = useForm<SignUpValues>({
    initial,
    rules: signUpRules,
    submit: async (values) => {
      await callGraph(SignUpDocument, { input: signUpInput(values) });
      void navigate(verifyPath(values.email.trim()));
    },
  });
  useEffect(() => keepSignUp(form.values), [form.values]);
  // What is folded away must not hide an error.
  const hasMore = Boolean(
    initial.referralCode ||
    initial.howDidYouHear ||
    form.field('referralCode').error ||
    form.field('howDidYouHear').error,
  );

  return (
    <AccountPage title={t.title} lead={t.lead}>
      <form ref={form.ref} onSubmit={(event) => void form.onSubmit(event)} noValidate>
        <Stack gap="16px">
          <SimpleGrid columns={{ base: 1, sm: 2 }} gap="16px">
            <TextField label={t.firstName} autoComplete="given-name" size="lg" bind={form.field('firstName')} />
            <TextField label={t.lastName} autoComplete="family-name" size="lg" bind={form.field('lastName')} />
          </SimpleGrid>
          <TextField
            label={common.email}
            help={t.emailHelp}
            type="email"
            autoComplete="username"
            inputMode="email"
            autoCapitalize="none"
            spellCheck={false}
            size="lg"
            bind={form.field('email')}
          />
          <Stack gap="8px">
            <PasswordField
              label={common.password}
              autoComplete="new-password"
              size="lg"
              describedBy="password-needs"
              bind={form.field('password')}
            />
            <PasswordNeeds id="password-needs" password={form.values.password} />
          </Stack>
          <TextField
            label={t.businessName}
            help={t.businessNameHelp}
            autoComplete="organization"
            size="lg"
            bind={form.field('businessName')}
          />
          <SimpleGrid columns={{ base: 1, sm: 2 }} gap="16px">
            <SelectField label={t.country} size="lg" bind={form.field('country')} options={countries} />
            <TextField
              label={t.phone}
              optional
              type="tel"
              autoComplete="tel"
              inputMode="tel"
              size="lg"
              bind={form.field('phone')}
            />
          </SimpleGrid>
          <SelectField
            label={t.timeZone}
            help={t.timeZoneHelp}
            size="lg"
            bind={form.field('timeZone')}
            options={zones}
          />
          <Fold open={hasMore || undefined}>
            <summary>{t.more}</summary>
            <Stack gap="16px" pt="4px">
              <TextField
                label={t.referralCode}
                optional
                autoComplete="off"
                size="lg"
                bind={form.field('referralCode')}
              />
              <TextField
                label={t.howDidYouHear}
                optional
                autoComplete="off"
                size="lg"
                bind={form.field('howDidYouHear')}
              />
            </Stack>
          </Fold>
          <Box bg="subtle" borderRadius="control" px="14px" pt="12px" pb="2px">
            <CheckboxField bind={form.field('acceptTermsAndConditions')}>{t.accept}</CheckboxField>
            <Fold>
              <summary>{termsTexts.title}</summary>
              <Box pb="12px">
                <TermsInWords />
              </Box>
            </Fold>
          </Box>
          <FormProblem problem={form.problem} />
          <SubmitButton loading={form.isSubmitting}>{t.submit}</SubmitButton>
        </Stack>
      </form>
      <Aside>
        {t.haveOne} <TallLink to={loginPath}>{common.logIn}</TallLink>
      </Aside>
    </AccountPage>
  );
}
