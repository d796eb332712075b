import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { problemAt, problemOf, type Problem } from '../../../lib/graph/problem';
import { rememberedRedirect } from '../../../lib/session/redirect';
import { verifyEmail } from '../../../lib/session/start-session';
import { useForm } from '../../../ui/form/state/use-form';
import { emailProblem } from '../account-rules';
import { publicAccountTexts } from '../public-account.texts';
import { forgetSignUp } from '../sign-up/sign-up-draft';
import { countTry, forgetTries } from './code-tries';

const t = publicAccountTexts.verifyPage;

/** The code's form, for an address that is known or asked for: each code is sent once, and who is in goes on. */
export function useVerifyEmail({ known, onTry }: { known: string; onTry: () => void }) {
  const navigate = useNavigate();
  const tried = useRef('');
  /** The code that was refused last, and how: it is no other for being asked again, and each try counts. */
  const refused = useRef<{ email: string; code: string; problem: Problem } | null>(null);
  const form = useForm({
    initial: { email: known, code: '' },
    rules: { email: emailProblem, code: (value) => (value.length === 6 ? undefined : t.codeMissing) },
    submit: async ({ email, code }) => {
      onTry();
      if (refused.current?.code === code && refused.current.email === email) throw refused.current.problem;
      try {
        await verifyEmail(email.trim(), code);
      } catch (error) {
        const problem = problemOf(error);
        if (problem.code !== 'invalid-code') throw problem;
        const left = countTry(email);
        const said = problemAt(problem, 'code', left > 0 ? t.wrong(left) : t.noneLeft);
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

  /** Another code is on its way: what was typed and refused is of the one before. */
  function startOver(): void {
    forgetTries(email);
    refused.current = null;
    form.setErrors({});
    form.set({ code: '' });
  }
  return { ...form, startOver };
}
