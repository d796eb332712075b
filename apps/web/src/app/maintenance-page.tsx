import { Wrench } from 'lucide-react';
import { useState } from 'react';
import { Button, ButtonLink } from '../ui/button';
import { StatusPage } from './status-page';
import { statusTexts as t } from './status.texts';

/** Asks the product itself whether it is back, rather than guess. */
export function Component() {
  const [answer, setAnswer] = useState<'unasked' | 'asking' | 'away' | 'back'>('unasked');
  const ask = async (): Promise<void> => {
    setAnswer('asking');
    const isReady = await fetch('/api/health/ready', { signal: AbortSignal.timeout(10_000) }).then(
      ({ ok }) => ok,
      () => false,
    );
    setAnswer(isReady ? 'back' : 'away');
  };
  return (
    <StatusPage
      icon={Wrench}
      tone="amber"
      title={t.maintenanceTitle}
      foot={<span role="status">{answer === 'away' ? t.notYet : answer === 'back' ? t.isBack : ''}</span>}
      actions={
        answer === 'back' ? (
          <ButtonLink to="/home" variant="solid" size="lg">
            {t.backToHome}
          </ButtonLink>
        ) : (
          <Button variant="solid" size="lg" loading={answer === 'asking'} onClick={() => void ask()}>
            {t.tryAgain}
          </Button>
        )
      }
    >
      {t.maintenance}
    </StatusPage>
  );
}
