import { Box } from '@chakra-ui/react/box';
import { Lock } from 'lucide-react';
import { lazy, Suspense, type ReactNode } from 'react';
import { fetchCode } from '../../lib/fetch-code';
import { permissionTexts } from '../../lib/session/permission.texts';
import type { Permission } from '../../lib/session/session';
import { Card } from '../../ui/card/card';
import { Notice } from '../../ui/notice';
import { accountTexts as t } from './account.texts';

const AskForAccess = lazy(() => fetchCode(() => import('../../ui/states/ask-for-access')));

/** The fields of a form, which who may not change them can read; over them then what it takes, who can give it, and the way to ask. */
export const Changeable = ({
  permission,
  mayChange,
  children,
}: {
  permission: Permission;
  mayChange: boolean;
  children: ReactNode;
}) => (
  <>
    {!mayChange && <MayNot permission={permission} />}
    <fieldset disabled={!mayChange} style={{ minWidth: 0 }}>
      {children}
    </fieldset>
  </>
);

const MayNot = ({ permission }: { permission: Permission }) => (
  <Card mb="4" p="4">
    <Notice icon={Lock} tone="grey">
      {t.onlyWho(permissionTexts.names[permission])}
    </Notice>
    <Box mt="3" minH="90px">
      <Suspense>
        <AskForAccess permission={permission} />
      </Suspense>
    </Box>
  </Card>
);
