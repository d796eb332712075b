import { Text } from '@chakra-ui/react/text';
import { MailCheck } from 'lucide-react';
import { useUser } from '../../../lib/session/session';
import { Button } from '../../../ui/button';
import { PasswordField, TextField } from '../../../ui/form/fields/plain-fields';
import { Notice } from '../../../ui/notice';
import { InlineForm } from '../inline-form';
import { securityTexts } from '../security.texts';
import { useOnce } from '../use-once';
import type { FlowProps } from './flow';
import { useTurnOff } from './use-turn-off';

const t = securityTexts.twoFactor;

/** The code, the password where there is one, and the way to a code by mail. */
export default function TurnOff(props: FlowProps) {
  const { email } = useUser();
  const { running, once } = useOnce();
  const { form, isByMail, hasPassword, byApp, sendMail } = useTurnOff(props);
  return (
    <InlineForm
      form={form}
      submit={t.offTitle}
      variant="dangerSolid"
      onCancel={props.onClose}
      others={
        <Button
          variant="ghost"
          loading={running === 'mail'}
          onClick={() => (isByMail ? byApp() : once('mail', sendMail))}
        >
          {isByMail ? t.byApp : t.sendMail}
        </Button>
      }
    >
      <Text color="textSecond">{t.offText}</Text>
      {isByMail && (
        <Notice role="status" tone="green" icon={MailCheck}>
          {t.mailSent}
        </Notice>
      )}
      <TextField
        label={isByMail ? t.mailCode : t.code}
        help={isByMail ? undefined : t.codeHelp}
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        autoFocus
        bind={form.field('code')}
      />
      {hasPassword && (
        <>
          <input hidden readOnly autoComplete="username" value={email} />
          <PasswordField label={t.password} autoComplete="current-password" bind={form.field('password')} />
        </>
      )}
    </InlineForm>
  );
}
