import { Flex } from '@chakra-ui/react/flex';
import { Clock, MailWarning, MailX, Pencil, Send } from 'lucide-react';
import { useLocation } from 'react-router-dom';
import { problemOf } from '../../../lib/graph/problem';
import { Button, ButtonLink } from '../../../ui/button';
import { Notice } from '../../../ui/notice';
import { notify, notifyProblem } from '../../../ui/toast/notify';
import { offerUndo } from '../../../ui/toast/undo';
import type { Corrects } from '../invite/use-invite-form';
import { heldOf, isOver, type Row } from '../list/user-looks';
import { InviteUsersDocument, RemoveUserDocument, ResendInvitationDocument } from '../users.generated';
import { usersTexts as t } from '../users.texts';
import { useActs } from './use-acts';

const tall = { minH: { base: '11', md: '9' }, flex: '1 1 150px' } as const;

/** That an invitation did not arrive, or is good no longer. */
export function InvitationNotice({ row }: { row: Row }) {
  const { search } = useLocation();
  if (row.invitationMail === 'failed') {
    const state: Corrects & { keepScroll: true } = {
      keepScroll: true,
      corrects: { id: row.id, email: row.email, held: heldOf(row) },
    };
    return (
      <Notice
        tone="red"
        icon={MailWarning}
        title={t.mailFailed}
        actions={
          <ButtonLink to={`/users/invite${search}`} state={state} size="sm">
            <Pencil aria-hidden />
            {t.correct}
          </ButtonLink>
        }
      >
        {t.mailFailedText(row.email)}
      </Notice>
    );
  }
  if (!isOver(row)) return null;
  return (
    <Notice tone="amber" icon={Clock}>
      {t.expiredText}
    </Notice>
  );
}

/** Sends an invitation again, or takes it back. */
export function InvitationActs({ row }: { row: Row }) {
  const { client, running, once, reload, close } = useActs();

  async function sendAgain(): Promise<void> {
    await client.mutate({ mutation: ResendInvitationDocument, variables: { id: row.id } });
    notify({ kind: 'success', title: t.sentAgain(row.email), text: t.sentAgainText });
  }
  /** The link of before is dead for good: taking it back sends another. */
  async function inviteAgain(): Promise<void> {
    const { email, firstName, lastName } = row;
    const person = {
      email,
      ...(firstName !== '' && { firstName }),
      ...(lastName !== '' && { lastName }),
      permissions: heldOf(row).map((permission) => ({ permission, access: true })),
    };
    await client.mutate({ mutation: InviteUsersDocument, variables: { people: [person] } });
    notify({ kind: 'success', title: t.invitedAgain(email) });
    await reload();
  }
  async function revoke(): Promise<void> {
    await client.mutate({ mutation: RemoveUserDocument, variables: { id: row.id } });
    offerUndo(t.revoked(row.email), () => {
      inviteAgain().catch((error: unknown) => notifyProblem(problemOf(error)));
    });
    close();
    await reload();
  }

  return (
    <Flex w="full" wrap="wrap" gap="2">
      <Button {...tall} loading={running === 'again'} onClick={() => once('again', sendAgain)}>
        <Send aria-hidden />
        {t.sendAgain}
      </Button>
      <Button {...tall} variant="danger" loading={running === 'revoke'} onClick={() => once('revoke', revoke)}>
        <MailX aria-hidden />
        {t.revoke}
      </Button>
    </Flex>
  );
}
