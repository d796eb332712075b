import { Box } from '@chakra-ui/react/box';
import { Lock } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { fetchCode } from '../../lib/fetch-code';
import { permissionTexts } from '../../lib/session/permission.texts';
import type { Permission } from '../../lib/session/session';
import { ButtonLink } from '../button';
import { uiTexts as t } from '../ui.texts';
import { StatePanel } from './state-panel';

const AskForAccess = lazy(() => fetchCode(() => import('./ask-for-access')));

/** Who may not see it is told who can let them, and asks those with one press. */
export function NoPermission({
  title,
  permission,
  isPage = false,
}: {
  title: string;
  /** What it takes. */
  permission: Permission;
  isPage?: boolean;
}) {
  return (
    <StatePanel
      isPage={isPage}
      isDeadEnd
      icon={Lock}
      tone="grey"
      title={title}
      actions={<ButtonLink to="/home">{t.backToHome}</ButtonLink>}
      foot={
        <Suspense fallback={<Box h="90px" />}>
          <AskForAccess permission={permission} />
        </Suspense>
      }
    >
      {t.onlyWho(permissionTexts.names[permission])}
    </StatePanel>
  );
}
