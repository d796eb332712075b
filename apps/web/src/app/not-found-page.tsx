import { Compass } from 'lucide-react';
import { ButtonLink } from '../ui/button';
import { StatusPage } from './status-page';
import { statusTexts as t } from './status.texts';

export function Component() {
  return (
    <StatusPage
      icon={Compass}
      tone="grey"
      title={t.notFoundTitle}
      actions={
        <ButtonLink to="/home" variant="solid" size="lg">
          {t.backToHome}
        </ButtonLink>
      }
    >
      {t.notFound}
    </StatusPage>
  );
}
