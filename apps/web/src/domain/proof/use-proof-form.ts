import { passwordRequired } from '@bellbird/field-rules';
import { problemAt, problemOf } from '../../lib/graph/problem';
import type { ProofInput } from '../../lib/graph/schema.generated';
import { useSession, type SessionUser } from '../../lib/session/session';
import { useForm } from '../../ui/form/state/use-form';
import { codeOf } from './code-of';
import { proofTexts as t } from './proof.texts';

/** What a person can be asked for: each is asked for one of them. */
export type ProofKind = keyof Required<ProofInput>;
export type ProofValues = { proof: string };

/** A code where two-factor is on, else the password, else a code by mail for who has none. */
export function proofKindOf(user: Pick<SessionUser, 'twoFactor' | 'hasPassword'> | undefined): ProofKind {
  if (user?.twoFactor === true) return 'code';
  return user?.hasPassword === false ? 'emailCode' : 'password';
}

/** The form in which a person proves who they are to `send`; a wrong answer is said at the field, which stays. */
export function useProofForm(send: (proof: ProofInput) => Promise<unknown>) {
  const kind = proofKindOf(useSession()?.user);
  const form = useForm<ProofValues>({
    initial: { proof: '' },
    rules: {
      proof: (typed) =>
        typed.trim() !== '' ? undefined : kind === 'password' && typed === '' ? passwordRequired : t.codeMissing,
    },
    submit: async ({ proof }) => {
      try {
        await send({ [kind]: kind === 'password' ? proof : codeOf(proof) });
      } catch (error) {
        const problem = problemOf(error);
        throw problem.code === 'invalid-code' ? problemAt(problem, 'proof') : problem;
      }
    },
  });
  return { ...form, kind };
}
