import { Stack } from '@chakra-ui/react/stack';
import { Text } from '@chakra-ui/react/text';
import { Clock } from 'lucide-react';
import { useState } from 'react';
import { clock } from '../../../lib/clock';
import { formatWhen } from '../../../lib/format/time';
import { callGraph } from '../../../lib/graph/call-graph';
import type { SecondStep } from '../../../lib/session/second-step';
import { startSession } from '../../../lib/session/start-session';
import { digitsOf } from '../../../ui/form/fields/digits-of';
import { TextField } from '../../../ui/form/fields/plain-fields';
import { useForm } from '../../../ui/form/state/use-form';
import { Notice } from '../../../ui/notice';
import { AccountForm } from '../account-form';
import { AccountPage } from '../account-page';
import { lostBothTexts as t } from './lost-both.texts';
import { OtherWays } from './other-ways';
import { StartSecondStepRecoveryDocument, UseSecondStepRecoveryDocument } from './second-step.generated';
import { useFailure, useSecondStep } from './use-second-step';
import type { Way } from './way';

/** The slow way back: what happens and how long, its beginning, and the code of its mail a day later. */
export function LostBoth({ step, onWay }: { step: SecondStep; onWay: (way: Way) => void }) {
  const [dueAt, setDueAt] = useState<string | null>(null);
  return (
    <AccountPage title={t.lostTitle} lead={t.lostLead}>
      <Stack as="ol" gap="2" ps="5" listStyleType="decimal" color="textSecond">
        {t.lostSteps.map((words) => (
          <li key={words}>{words}</li>
        ))}
      </Stack>
      <Text color="textSecond">{t.lostFaster}</Text>
      {dueAt === null ? <Begin step={step} onDue={setDueAt} /> : <Due dueAt={dueAt} />}
      <MailedCode step={step} />
      <OtherWays ways={['app', 'recovery-code']} onWay={onWay} />
    </AccountPage>
  );
}

function Begin({ step, onDue }: { step: SecondStep; onDue: (dueAt: string) => void }) {
  const fail = useFailure(step);
  const form = useForm<Record<string, never>>({
    initial: {},
    submit: async () => {
      try {
        const { startSecondStepRecovery } = await callGraph(StartSecondStepRecoveryDocument, {
          secondStepToken: step.token,
        });
        onDue(startSecondStepRecovery!.dueAt);
      } catch (error) {
        throw fail(error);
      }
    },
  });
  return <AccountForm form={form} submit={t.lostStart} />;
}

const Due = ({ dueAt }: { dueAt: string }) => (
  <Notice role="status" tone="green" icon={Clock}>
    {t.lostDue(formatWhen(dueAt, Intl.DateTimeFormat().resolvedOptions().timeZone, clock.now()))}
  </Notice>
);

/** Of who comes back a day later with the mail. */
function MailedCode({ step }: { step: SecondStep }) {
  const form = useSecondStep(
    step,
    { code: (typed) => (typed.length === 8 ? undefined : t.mailedMissing) },
    async ({ code }) => {
      const { useSecondStepRecovery: session } = await callGraph(UseSecondStepRecoveryDocument, {
        secondStepToken: step.token,
        code,
      });
      startSession(session!);
    },
  );
  const bind = form.field('code');
  return (
    <AccountForm form={form} submit={t.mailedSubmit} variant="outline">
      <TextField
        label={t.mailedCode}
        help={t.mailedHelp}
        inputMode="numeric"
        autoComplete="one-time-code"
        size="lg"
        bind={{ ...bind, onChange: (typed) => bind.onChange(digitsOf(typed, 8)) }}
      />
    </AccountForm>
  );
}
