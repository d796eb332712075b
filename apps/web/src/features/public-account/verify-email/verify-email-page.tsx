import { Span } from '@chakra-ui/react/span';
import { Stack } from '@chakra-ui/react/stack';
import { CircleCheck } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { invalidEmail, isEmail } from '@bellbird/field-rules';
import { Problem, problemOf } from '../../../lib/graph/problem';
import { rememberedRedirect } from '../../../lib/session/redirect';
import { verifyEmail } from '../../../lib/session/start-session';
import { FormProblem } from '../../../ui/form/form-problem';
import { TextField } from '../../../ui/form/plain-fields';
import { useForm } from '../../../ui/form/use-form';
import { Notice } from '../../../ui/notice';
import { AccountPage, Aside, SubmitButton, TallLink } from '../account-form';
import { signUpPath } from '../account-paths';
import { publicAccountTexts } from '../public-account.texts';
import { forgetSignUp } from '../sign-up/sign-up-draft';
import { countTry, digitsOf, forgetTries } from './code-tries';
import { ResendCode } from './resend-code';

const { verifyPage: t, ...common } = publicAccountTexts;

export function Component() {
  const navigate = useNavigate();
  const [parameters] = useSearchParams();
  const known = parameters.get('email') ?? '';
  const [isResent, setResent] = useState(false);
  const tried = useRef('');
  /** The code that was refused last, and how: it is no other for being asked again, and each try counts. */
  const refused = useRef<{ email: string; code: string; problem: Problem } | null>(null);
  const form = useForm({
    initial: { email: known, code: '' },
    rules: {
      email: (value) => (isEmail(value.trim()) ? undefined : invalidEmail),
      code: (value) => (value.length === 6 ? undefined : t.codeMissing),
    },
    submit: async ({ email, code }) => {
      setResent(false);
      if (refused.current?.code === code && refused.current.email === email) throw refused.current.problem;
      try {
        await verifyEmail(email.trim(), code);
      } catch (error) {
        const problem = problemOf(error);
        if (problem.code !== 'invalid-code') throw problem;
        const left = countTry(email);
        const said = new Problem(problem.code, problem.title, problem.message, [
          { field: 'code', message: left > 0 ? t.wrong(left) : t.noneLeft },
        ]);
        refused.current = { email, code, problem: said };
        throw said;
      }
      forgetTries(email);
      forgetSignUp();
      void navigate(rememberedRedirect() ?? '/home', { replace: true });
    },
  });
  const { code, email } = form.values;
  // Six digits are a code: nobody has to press for what the phone filled in. Each is tried once.
  useEffect(() => {
    if (code.length < 6 || tried.current === code || known === '') return;
    tried.current = code;
    void form.onSubmit();
  });
  const codeField = {
    ...form.field('code'),
    onChange: (typed: string) => (form.setErrors({}), form.set({ code: digitsOf(typed) })),
  };

  return (
    <AccountPage
      title={t.title}
      lead={
        known ? (
          <>
            {t.sentTo}{' '}
            <Span color="text" fontWeight="500" overflowWrap="anywhere">
              {known}
            </Span>
            .
          </>
        ) : (
          t.ask
        )
      }
    >
      <form ref={form.ref} onSubmit={(event) => void form.onSubmit(event)} noValidate>
        <Stack gap="18px">
          {known === '' && (
            <TextField
              label={common.email}
              type="email"
              autoComplete="username"
              inputMode="email"
              autoCapitalize="none"
              size="lg"
              bind={form.field('email')}
            />
          )}
          <TextField
            label={t.code}
            help={t.limits}
            inputMode="numeric"
            autoComplete="one-time-code"
            autoFocus={known !== ''}
            size="lg"
            h="52px"
            fontSize={{ base: '24px', md: '24px' }}
            letterSpacing="0.35em"
            fontVariantNumeric="tabular-nums"
            bind={codeField}
          />
          {isResent && (
            <Notice role="status" tone="green" icon={CircleCheck}>
              {t.resent}
            </Notice>
          )}
          <FormProblem problem={form.problem} />
          <SubmitButton loading={form.isSubmitting}>{t.submit}</SubmitButton>
          <ResendCode
            email={email}
            onSent={() => {
              forgetTries(email);
              refused.current = null;
              form.setErrors({});
              form.set({ code: '' });
              setResent(true);
            }}
          />
        </Stack>
      </form>
      <Aside>
        <TallLink to={signUpPath}>{t.other}</TallLink>
      </Aside>
    </AccountPage>
  );
}
