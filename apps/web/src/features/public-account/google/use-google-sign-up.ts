import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { callGraph } from '../../../lib/graph/call-graph';
import type { GoogleSignUpInput } from '../../../lib/graph/schema.generated';
import { startSession } from '../../../lib/session/start-session';
import { useForm } from '../../../ui/form/state/use-form';
import { emptySignUp, signUpInput, signUpRules, type SignUpValues } from '../sign-up/sign-up-form';
import { forgetOutcome, type GoogleOutcome } from './google-outcome';
import { SignUpWithGoogleDocument } from './google.generated';

/** The sign-up's form without a password: address and names are Google's, and whoever sends it is in. */
export function useGoogleSignUp(outcome: Extract<GoogleOutcome, { kind: 'sign-up' }>) {
  const navigate = useNavigate();
  const { email, firstName, lastName, token } = outcome;
  const [initial] = useState((): SignUpValues => ({ ...emptySignUp(), email, firstName, lastName }));
  const { password: _password, ...rules } = signUpRules;
  return useForm<SignUpValues>({
    initial,
    rules,
    submit: async (values) => {
      const { password: _none, email: _known, ...input } = signUpInput(values) as Record<string, unknown>;
      const { signUpWithGoogle } = await callGraph(SignUpWithGoogleDocument, {
        input: { ...input, signUpToken: token } as GoogleSignUpInput,
      });
      forgetOutcome();
      startSession(signUpWithGoogle!);
      void navigate('/home', { replace: true });
    },
  });
}
