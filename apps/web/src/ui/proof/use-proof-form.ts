import { passwordRequired } from '@bellbird/field-rules';
import { problemAt, problemOf } from '../../lib/graph/problem';
import type { ProofInput } from '../../lib/graph/schema.generated';
import { useForm } from '../form/use-form';

/** What a person can be asked for, one of a kind: so far everybody has a password. */
export type ProofKind = Extract<keyof ProofInput, 'password'>;
export type ProofValues = Record<ProofKind, string>;

/** The form in which a person proves who they are to `send`; a wrong answer is said at the field, which stays. */
export function useProofForm(send: (proof: ProofInput) => Promise<unknown>) {
  return useForm<ProofValues>({
    initial: { password: '' },
    rules: { password: (typed) => (typed === '' ? passwordRequired : undefined) },
    submit: async (proof) => {
      try {
        await send(proof);
      } catch (error) {
        const problem = problemOf(error);
        throw problem.code === 'invalid-code' ? problemAt(problem, 'password') : problem;
      }
    },
  });
}
