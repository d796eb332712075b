import { CircleCheck, ClockAlert } from 'lucide-react';
import { Notice } from '../../ui/notice';
import type { AccountState } from './account-paths';
import { publicAccountTexts } from './public-account.texts';

const t = publicAccountTexts.logInPage;

/** Why somebody is asked to log in who did not come for it. */
export function LogInNotice({ state }: { state: AccountState | null }) {
  if (state?.passwordChanged)
    return (
      <Notice role="status" tone="green" icon={CircleCheck}>
        {t.passwordChanged}
      </Notice>
    );
  if (state?.stepOver)
    return (
      <Notice role="status" tone="amber" icon={ClockAlert}>
        {t.stepOver}
      </Notice>
    );
  if (state?.sessionExpired)
    return (
      <Notice role="status" tone="amber" icon={ClockAlert} title={t.expiredTitle}>
        {t.expired(state.pageTitle)}
      </Notice>
    );
  return null;
}
