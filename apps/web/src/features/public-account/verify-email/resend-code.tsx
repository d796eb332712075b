import { Stack } from '@chakra-ui/react/stack';
import { useRef, useState } from 'react';
import { isEmail } from '@bellbird/field-rules';
import { callGraph } from '../../../lib/graph/call-graph';
import { problemOf, type Problem } from '../../../lib/graph/problem';
import { Button } from '../../../ui/button';
import { FormProblem } from '../../../ui/form/form-problem';
import { ResendEmailCodeDocument } from '../account.generated';
import { publicAccountTexts } from '../public-account.texts';
import { useCountdown } from './use-countdown';

const t = publicAccountTexts.verifyPage;

/** Another code, not more than one in half a minute; the button itself says how long that is. */
export function ResendCode({ email, onSent }: { email: string; onSent: () => void }) {
  const [left, restart] = useCountdown(30);
  const [isSending, setSending] = useState(false);
  const [problem, setProblem] = useState<Problem | null>(null);
  const running = useRef(false);
  async function resend(): Promise<void> {
    if (running.current) return;
    running.current = true;
    setSending(true);
    setProblem(null);
    try {
      await callGraph(ResendEmailCodeDocument, { email: email.trim() });
      restart();
      onSent();
    } catch (error) {
      setProblem(problemOf(error));
    } finally {
      running.current = false;
      setSending(false);
    }
  }
  return (
    <Stack gap="3">
      <Button
        size="lg"
        w="full"
        fontVariantNumeric="tabular-nums"
        disabled={left > 0 || !isEmail(email.trim())}
        loading={isSending}
        onClick={() => void resend()}
      >
        {left > 0 ? t.resendIn(left) : t.resend}
      </Button>
      <FormProblem problem={problem} />
    </Stack>
  );
}
