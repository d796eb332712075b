import { useState } from 'react';
import { formatDate } from '../../../lib/format/time';
import { useTimeZone, useUser } from '../../../lib/session/session';
import { Button } from '../../../ui/button';
import { Card } from '../../../ui/card/card';
import { securityTexts as t } from '../security.texts';
import { SettingRow } from '../setting-row';
import type { Security } from '../use-security';
import { EmailForm } from './email-form';
import { GoogleRow } from './google-row';
import { OwnPicture } from './own-picture';
import { PasswordForm } from './password-form';

/** What one logs in by: address, password, Google. */
export function OwnCard({ security, onChange }: { security: Security; onChange: () => void }) {
  const { email } = useUser();
  const timeZone = useTimeZone();
  const [open, setOpen] = useState<'password' | 'email' | null>(null);
  const close = (): void => setOpen(null);
  const { hasPassword, passwordChangedAt } = security;
  const passwordState = !hasPassword
    ? t.password.none
    : passwordChangedAt === null
      ? t.password.unchanged
      : t.password.changedOn(formatDate(passwordChangedAt, timeZone));
  return (
    <Card p={{ base: '4', md: '5' }}>
      <OwnPicture />
      <SettingRow
        title={t.email.title}
        text={email}
        action={
          open !== 'email' && (
            <Button aria-label={`${t.change}: ${t.email.title}`} onClick={() => setOpen('email')}>
              {t.change}
            </Button>
          )
        }
      >
        {open === 'email' && <EmailForm onClose={close} onChange={onChange} />}
      </SettingRow>
      <SettingRow
        title={t.password.title}
        text={passwordState}
        action={
          open !== 'password' && (
            <Button
              aria-label={hasPassword ? `${t.change}: ${t.password.title}` : t.password.choose}
              onClick={() => setOpen('password')}
            >
              {hasPassword ? t.change : t.password.choose}
            </Button>
          )
        }
      >
        {open === 'password' && <PasswordForm hasPassword={hasPassword} onClose={close} onChange={onChange} />}
      </SettingRow>
      <GoogleRow security={security} onChange={onChange} />
    </Card>
  );
}
