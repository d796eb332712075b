import { useState } from 'react';
import { passwordRequired } from '@bellbird/field-rules';
import { codeOf } from '../../../domain/proof/code-of';
import { callGraph } from '../../../lib/graph/call-graph';
import { problemAt, problemOf } from '../../../lib/graph/problem';
import { startSession } from '../../../lib/session/start-session';
import { useForm } from '../../../ui/form/state/use-form';
import { acceptedTerms } from '../sign-up/sign-up-form';
import { forgetLink, type InvitationLink } from './invitation-link';
import { JoinByInvitationDocument } from './invited.generated';

/**
 * Moves an account to the business that invites it. `onRefused` asks anew whether there still is an invitation: a link
 * that is used answers as a wrong password does.
 */
export function useMoveForm(link: InvitationLink, onRefused: () => void) {
  const [isRefused, setRefused] = useState(false);
  const form = useForm<{ password: string; code: string; acceptTermsAndConditions: boolean }>({
    initial: { password: '', code: '', acceptTermsAndConditions: false },
    rules: {
      password: (typed) => (typed === '' ? passwordRequired : undefined),
      acceptTermsAndConditions: acceptedTerms,
    },
    submit: async ({ password, code }) => {
      try {
        // Only who uses two-factor has one to give.
        const proof = code.trim() === '' ? { password } : { password, code: codeOf(code) };
        const input = { move: proof, acceptTermsAndConditions: true as const };
        const { joinByInvitation } = await callGraph(JoinByInvitationDocument, { ...link, input });
        forgetLink();
        startSession(joinByInvitation!);
      } catch (error) {
        const problem = problemOf(error);
        if (problem.code !== 'invalid-code') throw problem;
        onRefused();
        // Which of the two was wrong is not told; from now on both can be given.
        setRefused(true);
        throw problemAt(problem, 'password');
      }
    },
  });
  return { form, asksCode: isRefused };
}
