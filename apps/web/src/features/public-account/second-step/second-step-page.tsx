import { lazy, Suspense, useState } from 'react';
import { Navigate } from 'react-router-dom';
import { fetchCode } from '../../../lib/fetch-code';
import { keptSecondStep } from '../../../lib/session/second-step';
import { loginPath } from '../account-paths';
import { AppCode } from './app-code';
import { RecoveryCode } from './recovery-code';
import type { Way } from './way';

// Few have lost everything.
const LostBoth = lazy(async () => ({ default: (await fetchCode(() => import('./lost-both'))).LostBoth }));

export function Component() {
  const [step] = useState(keptSecondStep);
  const [way, setWay] = useState<Way>('app');
  if (step === null) return <Navigate to={loginPath} replace />;
  if (way === 'app') return <AppCode step={step} onWay={setWay} />;
  if (way === 'recovery-code') return <RecoveryCode step={step} onWay={setWay} />;
  return (
    <Suspense>
      <LostBoth step={step} onWay={setWay} />
    </Suspense>
  );
}
