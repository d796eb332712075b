import { useLocation, useNavigate } from 'react-router-dom';
import { passwordRequired } from '@bellbird/field-rules';
import { callGraph } from '../../lib/graph/call-graph';
import { problemAt, problemOf } from '../../lib/graph/problem';
import { signIn } from '../../lib/session/start-session';
import { useForm } from '../../ui/form/state/use-form';
import { secondStepPath, verifyPath } from './account-paths';
import { emailProblem } from './account-rules';
import { ResendEmailCodeDocument } from './account.generated';
import { publicAccountTexts } from './public-account.texts';

const t = publicAccountTexts.logInPage;

/** The log-in's form: who has not shown yet that the address is theirs goes on to the code. */
export function useLogIn(email: string) {
  const navigate = useNavigate();
  const { search } = useLocation();
  return useForm({
    initial: { email, password: '' },
    rules: { email: emailProblem, password: (value) => (value === '' ? passwordRequired : undefined) },
    submit: async ({ email, password }) => {
      try {
        const isIn = await signIn(email.trim(), password);
        // With where they were going, which the guard of guests reads from the address.
        if (!isIn) void navigate(secondStepPath + search);
      } catch (error) {
        const problem = problemOf(error);
        if (problem.code === 'unauthorized') throw problemAt(problem, 'password', t.noMatch);
        if (problem.code !== 'email-not-verified') throw problem;
        // The code of the sign-up may have run out long ago.
        await callGraph(ResendEmailCodeDocument, { email: email.trim() }).catch(() => undefined);
        void navigate(verifyPath(email.trim()));
      }
    },
  });
}
