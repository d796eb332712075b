import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { callGraph } from '../../../lib/graph/call-graph';
import { useForm } from '../../../ui/form/state/use-form';
import { verifyPath } from '../account-paths';
import { SignUpDocument } from '../account.generated';
import { keepSignUp, keptSignUp } from './sign-up-draft';
import { emptySignUp, signUpInput, signUpRules, type SignUpValues } from './sign-up-form';

/** The sign-up's form: what is typed is kept as one goes; who has signed up goes on to the code. */
export function useSignUp() {
  const navigate = useNavigate();
  const [initial] = useState((): SignUpValues => ({ ...emptySignUp(), ...keptSignUp() }));
  const form = useForm<SignUpValues>({
    initial,
    rules: signUpRules,
    submit: async (values) => {
      await callGraph(SignUpDocument, { input: signUpInput(values) });
      void navigate(verifyPath(values.email.trim()));
    },
  });
  useEffect(() => keepSignUp(form.values), [form.values]);
  return form;
}

export type SignUpForm = ReturnType<typeof useSignUp>;
