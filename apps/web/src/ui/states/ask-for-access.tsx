import { useMutation, useQuery } from '@apollo/client/react';
import { Flex } from '@chakra-ui/react/flex';
import { Span } from '@chakra-ui/react/span';
import { HandHelping } from 'lucide-react';
import { useLocation } from 'react-router-dom';
import { problemOf } from '../../lib/graph/problem';
import { joined } from '../../lib/i18n/texts';
import type { Permission } from '../../lib/session/session';
import { Button } from '../button';
import { notifyProblem } from '../toast/notify';
import { uiTexts as t } from '../ui.texts';
import { AccessHoldersDocument, AskForAccessDocument } from './ask-for-access.generated';

/** Named before one asks. */
const mostNamed = 3;

/** Who can give a permission, and a press that asks them for it: from then on they have a notification that names this page. */
export default function AskForAccess({
  permission,
  page,
}: {
  permission: Permission;
  /** Where it is wanted, if that is not this page; null where it is not known. */
  page?: string | null;
}) {
  const { pathname } = useLocation();
  const { data } = useQuery(AccessHoldersDocument, { variables: { permission } });
  const [ask, { data: asked, loading }] = useMutation(AskForAccessDocument);
  const names = (data?.permissionHolders?.data ?? []).slice(0, mostNamed).map(({ name }) => name);
  const send = (): void =>
    void ask({ variables: { input: { permission, page: page === undefined ? pathname : page } } }).catch(
      (error: unknown) => notifyProblem(problemOf(error)),
    );
  return (
    <Flex direction="column" align="center" gap="2.5" minH="90px">
      {names.length > 0 && <Span color="textSecond">{t.holders(joined(names))}</Span>}
      <Span role="status" color="green">
        {asked != null && (names.length > 0 ? t.asked(names[0]!) : t.askedNobody)}
      </Span>
      {asked == null && (
        <Button variant="solid" loading={loading} onClick={send}>
          <HandHelping aria-hidden />
          {t.askForAccess}
        </Button>
      )}
    </Flex>
  );
}
