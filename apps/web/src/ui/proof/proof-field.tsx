import { useSession } from '../../lib/session/session';
import { PasswordField } from '../form/plain-fields';
import type { FieldBinding } from '../form/use-form';
import { proofTexts as t } from './proof.texts';
import type { ProofValues } from './use-proof-form';

/** Where a person says what proves who they are. */
export function ProofField({ field }: { field: (name: keyof ProofValues) => FieldBinding<string> }) {
  const email = useSession()?.user.email;
  return (
    <>
      {/* Whose password it is, for the browser that keeps passwords. */}
      <input hidden readOnly autoComplete="username" value={email ?? ''} />
      <PasswordField label={t.password} autoComplete="current-password" size="lg" autoFocus bind={field('password')} />
    </>
  );
}
