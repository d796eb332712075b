import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';
import { problemAt, problemOf } from '../../../lib/graph/problem';
import { forgetSecondStep, type SecondStep } from '../../../lib/session/second-step';
import { useForm, type Rules } from '../../../ui/form/state/use-form';
import { loginPath, type AccountState } from '../account-paths';

export type CodeValues = { code: string; rememberDevice: boolean };

/**
 * A form whose answer is a code: a wrong one is said at its field; a log-in that is over, by time or by tries, is begun anew.
 * What `send` starts is a session, which leads on by itself.
 */
export function useSecondStep(step: SecondStep, rules: Rules<CodeValues>, send: (values: CodeValues) => Promise<void>) {
  const fail = useFailure(step);
  return useForm<CodeValues>({
    initial: { code: '', rememberDevice: false },
    rules,
    submit: async (values) => {
      try {
        await send(values);
        forgetSecondStep();
      } catch (error) {
        throw fail(error);
      }
    },
  });
}

/** What is to be said of an error; where the log-in itself is over, back to its beginning. */
export function useFailure({ email }: SecondStep) {
  const navigate = useNavigate();
  return useCallback(
    (error: unknown) => {
      const problem = problemOf(error);
      if (problem.code === 'invalid-code') return problemAt(problem, 'code');
      if (['unauthorized', 'session-expired'].includes(problem.code)) {
        forgetSecondStep();
        void navigate(loginPath, { replace: true, state: { stepOver: true, email } satisfies AccountState });
      }
      return problem;
    },
    [email, navigate],
  );
}
