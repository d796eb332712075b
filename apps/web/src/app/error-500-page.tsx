import { CloudOff } from 'lucide-react';
import { ButtonLink } from '../ui/button';
import { StatusPage } from './status-page';
import { statusTexts as t } from './status.texts';

export function Component() {
  return (
    <StatusPage
      icon={CloudOff}
      tone="red"
      title={t.faultTitle}
      actions={
        <ButtonLink to="/home" variant="solid" size="lg">
          {t.backToHome}
        </ButtonLink>
      }
    >
      {t.fault}
    </StatusPage>
  );
}
