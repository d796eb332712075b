import { codeOf } from '../../../domain/proof/code-of';
import type { SecondStep } from '../../../lib/session/second-step';
import { CheckboxField, TextField } from '../../../ui/form/fields/plain-fields';
import { AccountForm } from '../account-form';
import { AccountPage } from '../account-page';
import { OtherWays } from './other-ways';
import { secondStepTexts as t } from './second-step.texts';
import { takeStep } from './take-step';
import { useSecondStep } from './use-second-step';
import type { Way } from './way';

/** One of the ten codes that were saved. */
export function RecoveryCode({ step, onWay }: { step: SecondStep; onWay: (way: Way) => void }) {
  const form = useSecondStep(
    step,
    { code: (typed) => (codeOf(typed) === '' ? t.recoveryMissing : undefined) },
    ({ code, rememberDevice }) => takeStep(step, codeOf(code), rememberDevice),
  );
  return (
    <AccountPage title={t.recoveryTitle} lead={t.recoveryLead}>
      <AccountForm form={form} submit={t.submit} others={<OtherWays ways={['app', 'lost-both']} onWay={onWay} />}>
        <TextField
          label={t.recoveryCode}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          autoFocus
          size="lg"
          bind={form.field('code')}
        />
        <CheckboxField bind={form.field('rememberDevice')}>{t.remember}</CheckboxField>
      </AccountForm>
    </AccountPage>
  );
}
