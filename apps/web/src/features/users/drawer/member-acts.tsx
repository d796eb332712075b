import { Flex } from '@chakra-ui/react/flex';
import { CircleMinus, CirclePlus, LogOut, ShieldOff, UserMinus } from 'lucide-react';
import { problemOf } from '../../../lib/graph/problem';
import { useUser } from '../../../lib/session/session';
import { Button } from '../../../ui/button';
import { confirmTyped } from '../../../ui/confirm/confirm-typed';
import { notify, notifyProblem } from '../../../ui/toast/notify';
import { offerUndo } from '../../../ui/toast/undo';
import { calledOf, nameOf, type Row } from '../list/user-looks';
import {
  EndUserSessionsDocument,
  RemoveUserDocument,
  ResetTwoFactorDocument,
  UpdateUserDocument,
  UserToSeeDocument,
} from '../users.generated';
import { usersTexts as t } from '../users.texts';
import { useActs } from './use-acts';

const tall = { minH: { base: '11', md: '9' }, flex: '1 1 150px' } as const;

/** What can be done about a member as a whole. */
export function MemberActs({ row }: { row: Row }) {
  const { client, running, once, reload, close } = useActs();
  // Only an owner resets it.
  const isOwner = useUser().permissions.includes('owner');
  const called = calledOf(row);
  const isOff = row.status === 'inactive';

  async function logOut(): Promise<void> {
    await client.mutate({ mutation: EndUserSessionsDocument, variables: { id: row.id } });
    notify({ kind: 'success', title: t.loggedOut(called), text: t.loggedOutText });
  }
  async function switchTo(status: 'active' | 'inactive'): Promise<void> {
    await client.mutate({ mutation: UpdateUserDocument, variables: { id: row.id, input: { status } } });
    await reload();
  }
  async function switchOff(): Promise<void> {
    await switchTo('inactive');
    offerUndo(t.switchedOff(called), () => {
      switchTo('active').catch((error: unknown) => notifyProblem(problemOf(error)));
    });
  }
  async function switchOn(): Promise<void> {
    await switchTo('active');
    notify({ kind: 'success', title: t.switchedOn(called) });
  }
  async function resetTwoFactor(): Promise<void> {
    const isMeant = await confirmTyped({
      title: t.resetTitle(nameOf(row)),
      text: t.resetText(called),
      action: t.resetTwoFactor,
    });
    if (!isMeant) return;
    await client.mutate({ mutation: ResetTwoFactorDocument, variables: { id: row.id } });
    notify({ kind: 'success', title: t.resetDone(nameOf(row)), text: t.resetDoneText });
    await client.refetchQueries({ include: [UserToSeeDocument] });
    await reload();
  }
  async function remove(): Promise<void> {
    const isMeant = await confirmTyped({
      title: t.removeTitle(nameOf(row)),
      text: t.removeText,
      word: nameOf(row),
      action: t.remove(called),
    });
    if (!isMeant) return;
    await client.mutate({ mutation: RemoveUserDocument, variables: { id: row.id } });
    notify({ kind: 'success', title: t.removed(nameOf(row)) });
    close();
    await reload();
  }

  return (
    <Flex w="full" wrap="wrap" gap="2">
      {row.status === 'active' && (
        <Button {...tall} loading={running === 'out'} onClick={() => once('out', logOut)}>
          <LogOut aria-hidden />
          {t.logOutEverywhere}
        </Button>
      )}
      {isOwner && row.flags!.twoFactorAuthentication && (
        <Button {...tall} loading={running === 'reset'} onClick={() => once('reset', resetTwoFactor)}>
          <ShieldOff aria-hidden />
          {t.resetTwoFactor}
        </Button>
      )}
      <Button {...tall} loading={running === 'switch'} onClick={() => once('switch', isOff ? switchOn : switchOff)}>
        {isOff ? <CirclePlus aria-hidden /> : <CircleMinus aria-hidden />}
        {isOff ? t.switchOn : t.switchOff}
      </Button>
      <Button {...tall} variant="danger" loading={running === 'remove'} onClick={() => once('remove', remove)}>
        <UserMinus aria-hidden />
        {t.remove(called)}
      </Button>
    </Flex>
  );
}
