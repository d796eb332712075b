import { Flex } from '@chakra-ui/react/flex';
import { useState } from 'react';
import { callGraphSignedIn } from '../../lib/graph/call-graph-signed-in';
import { problemOf, type Problem } from '../../lib/graph/problem';
import { useSession } from '../../lib/session/session';
import { SendStepUpCodeDocument } from '../../lib/session/session.generated';
import { Button } from '../../ui/button';
import { PasswordField, TextField } from '../../ui/form/fields/plain-fields';
import { FormProblem } from '../../ui/form/form-problem';
import type { FieldBinding } from '../../ui/form/state/use-form';
import { proofTexts as t } from './proof.texts';
import type { ProofKind, ProofValues } from './use-proof-form';

/** Where a person says what proves who they are. A locked session cannot ask for a mail: who has neither password nor two-factor logs in anew. */
export function ProofField({
  field,
  kind,
}: {
  field: (name: keyof ProofValues) => FieldBinding<string>;
  kind: ProofKind;
}) {
  const email = useSession()?.user.email ?? '';
  if (kind === 'emailCode') return <MailedCode email={email} bind={field('proof')} />;
  if (kind === 'code')
    return <TextField label={t.code} help={t.codeHelp} {...codeLook} autoFocus bind={field('proof')} />;
  return (
    <>
      {/* Whose password it is, for the browser that keeps passwords. */}
      <input hidden readOnly autoComplete="username" value={email} />
      <PasswordField label={t.password} autoComplete="current-password" size="lg" autoFocus bind={field('proof')} />
    </>
  );
}

/** Not numeric: a recovery code has letters. */
const codeLook = {
  autoComplete: 'one-time-code',
  autoCapitalize: 'none',
  spellCheck: false,
  size: 'lg',
} as const;

/** For who has no password: the code comes by mail, once it is asked for. */
function MailedCode({ email, bind }: { email: string; bind: FieldBinding<string> }) {
  const [state, setState] = useState<'not-sent' | 'sending' | 'sent'>('not-sent');
  const [problem, setProblem] = useState<Problem | null>(null);
  const send = (): void => {
    setState('sending');
    setProblem(null);
    callGraphSignedIn(SendStepUpCodeDocument, {}).then(
      () => setState('sent'),
      (error: unknown) => (setState('not-sent'), setProblem(problemOf(error))),
    );
  };
  return (
    <Flex direction="column" align="flex-start" gap="3">
      <Button loading={state === 'sending'} onClick={send}>
        {state === 'sent' ? t.sendAgain : t.send}
      </Button>
      <FormProblem problem={problem} />
      <TextField
        label={t.emailCode}
        help={state === 'sent' ? t.emailCodeHelp(email) : undefined}
        {...codeLook}
        inputMode="numeric"
        bind={bind}
      />
    </Flex>
  );
}
