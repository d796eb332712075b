import { CloudOff } from 'lucide-react';
import { ButtonLink } from '../ui/button';
import { appTexts as t } from './app.texts';
import { StatusPage } from './status-page';

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
