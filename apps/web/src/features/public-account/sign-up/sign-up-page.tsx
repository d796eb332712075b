import { Box } from '@chakra-ui/react/box';
import { SimpleGrid } from '@chakra-ui/react/simple-grid';
import { Span } from '@chakra-ui/react/span';
import { Stack } from '@chakra-ui/react/stack';
import { chakra } from '@chakra-ui/react/styled-system';
import { useEffect, useMemo, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { toBusinessName } from '@bellbird/field-rules';
import { callGraph } from '../../../lib/graph/call-graph';
import { Button } from '../../../ui/button';
import { ChoiceField } from '../../../ui/choice/choice-field';
import { FormProblem } from '../../../ui/form/form-problem';
import { CheckboxField, PasswordField, TextField } from '../../../ui/form/plain-fields';
import { useForm } from '../../../ui/form/use-form';
import { AccountPage, Aside, SubmitButton, TallLink } from '../account-form';
import { loginPath, verifyPath } from '../account-paths';
import { SignUpDocument } from '../account.generated';
import { PasswordNeeds } from '../password-needs';
import { publicAccountTexts } from '../public-account.texts';
import { TermsInWords } from '../terms/terms-in-words';
import { termsTexts } from '../terms/terms.texts';
import { cityOf, countryChoices, labelIn, zoneChoices } from './sign-up-choices';
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

/** Opens what is folded when it has to be seen; closing it again is the person's. */
const openOnce =
  (isWanted: boolean) =>
  (fold: HTMLDetailsElement | null): void => {
    if (fold && isWanted) fold.open = true;
  };

export function Component() {
  const navigate = useNavigate();
  const [initial] = useState((): SignUpValues => ({ ...emptySignUp(), ...keptSignUp() }));
  const [isPlaceSeen, setPlaceSeen] = useState(false);
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
  // What is folded away must not hide an error, nor what was typed before.
  const isAsked = (...names: (keyof SignUpValues)[]): boolean => names.some((name) => form.field(name).error);
  const hasMore = Boolean(initial.phone || initial.referralCode || initial.howDidYouHear);
  const offeredName = form.field('businessName').error ? toBusinessName(form.values.businessName) : '';

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
          <Box>
            <TextField
              label={t.businessName}
              help={t.businessNameHelp}
              autoComplete="organization"
              size="lg"
              bind={form.field('businessName')}
            />
            {offeredName && (
              <Button variant="link" mt="6px" onClick={() => form.field('businessName').onChange(offeredName)}>
                {t.useName(offeredName)}
              </Button>
            )}
          </Box>
          <Fold
            ref={openOnce(isAsked('country', 'timeZone'))}
            onToggle={({ currentTarget }) => currentTarget.open && setPlaceSeen(true)}
          >
            <summary>
              {t.place(labelIn(countries, form.values.country), cityOf(labelIn(zones, form.values.timeZone)))}
              <Span color="textSecond"> · {t.changePlace}</Span>
            </summary>
            {isPlaceSeen && (
              <Stack gap="16px" pt="4px">
                <ChoiceField label={t.country} size="lg" bind={form.field('country')} options={countries} />
                <ChoiceField
                  label={t.timeZone}
                  help={t.timeZoneHelp}
                  size="lg"
                  bind={form.field('timeZone')}
                  options={zones}
                />
              </Stack>
            )}
          </Fold>
          <Fold ref={openOnce(hasMore || isAsked('phone', 'referralCode', 'howDidYouHear'))}>
            <summary>{t.more}</summary>
            <Stack gap="16px" pt="4px">
              <TextField
                label={t.phone}
                optional
                type="tel"
                autoComplete="tel"
                inputMode="tel"
                size="lg"
                bind={form.field('phone')}
              />
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
