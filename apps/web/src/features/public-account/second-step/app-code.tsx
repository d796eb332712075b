import type { SecondStep } from '../../../lib/session/second-step';
import { CodeBoxes } from '../../../ui/form/fields/code-boxes';
import { CheckboxField } from '../../../ui/form/fields/plain-fields';
import { AccountForm } from '../account-form';
import { AccountPage } from '../account-page';
import { OtherWays } from './other-ways';
import { secondStepTexts as t } from './second-step.texts';
import { takeStep } from './take-step';
import { useSecondStep } from './use-second-step';
import type { Way } from './way';

/** The code of the authenticator: whole, it is sent by itself. */
export function AppCode({ step, onWay }: { step: SecondStep; onWay: (way: Way) => void }) {
  const form = useSecondStep(
    step,
    { code: (typed) => (typed.length === 6 ? undefined : t.codeMissing) },
    ({ code, rememberDevice }) => takeStep(step, code, rememberDevice),
  );
  return (
    <AccountPage title={t.title} lead={t.lead}>
      <AccountForm
        form={form}
        submit={t.submit}
        others={<OtherWays ways={['recovery-code', 'lost-both']} onWay={onWay} />}
      >
        <CodeBoxes label={t.code} bind={form.field('code')} onWhole={() => void form.onSubmit()} autoFocus />
        <CheckboxField bind={form.field('rememberDevice')}>{t.remember}</CheckboxField>
      </AccountForm>
    </AccountPage>
  );
}
