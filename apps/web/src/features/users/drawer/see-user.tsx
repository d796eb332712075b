import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { Span } from '@chakra-ui/react/span';
import type { ReactNode } from 'react';
import { clock } from '../../../lib/clock';
import { formatDate, formatWhen } from '../../../lib/format/time';
import { isAdmin, useTimeZone, useUser } from '../../../lib/session/session';
import { Facts } from '../../../ui/detail/facts';
import { RowDrawer } from '../../../ui/list-page/row/row-drawer';
import { Status } from '../../../ui/marks/status';
import { heldOf, isOver, nameOf, Person, statusLook, twoFactorLook, type Row } from '../list/user-looks';
import { usersTexts as t } from '../users.texts';
import { mayChange } from '../why-locked';
import { InvitationActs, InvitationNotice } from './invitation';
import { MemberActs } from './member-acts';
import { Rights } from './rights';

/** Somebody who works here or is invited: what is known, what they may, and what can be done about it. */
export function SeeUser({ row }: { row: Row }) {
  const me = useUser();
  const timeZone = useTimeZone();
  const isInvited = row.status === 'invited';
  const isChangeable = mayChange(me, { id: row.id, held: heldOf(row) });
  return (
    <RowDrawer
      title={nameOf(row)}
      listPath="/users"
      rowId={row.id}
      head={<Person row={row} size={44} isHead />}
      {...(isChangeable && { footer: isInvited ? <InvitationActs row={row} /> : <MemberActs row={row} /> })}
    >
      <Flex direction="column" gap="4">
        {isInvited && <InvitationNotice row={row} />}
        <Facts look="pairs" facts={factsOf(row, timeZone)} />
        {!isAdmin(me) && <Rights row={row} />}
        {row.id === me.id && (
          <Span fontSize="small" color="textSecond">
            {t.self}
          </Span>
        )}
      </Flex>
    </RowDrawer>
  );
}

function factsOf(row: Row, timeZone: string): { label: string; value: ReactNode }[] {
  const when = (instant: string | null): string =>
    instant === null ? t.never : formatWhen(instant, timeZone, clock.now());
  const status = { label: t.status, value: <Status look={statusLook(row.status)} /> };
  if (row.status !== 'invited')
    return [
      status,
      { label: t.lastSeen, value: when(row.lastSignInAt) },
      {
        label: t.twoFactor,
        value: <Status look={{ ...twoFactorLook(row), label: row.flags!.twoFactorAuthentication ? t.on : t.off }} />,
      },
      { label: t.added, value: formatDate(row.createdAt, timeZone) },
    ];
  const facts: { label: string; value: ReactNode }[] = [
    status,
    {
      label: t.invited,
      value: row.invitedBy === null ? when(row.createdAt) : t.invitedBy(row.invitedBy, when(row.createdAt)),
    },
  ];
  if (row.invitationExpiresAt !== null) {
    const day = formatDate(row.invitationExpiresAt, timeZone);
    facts.push({ label: t.link, value: isOver(row) ? <Box color="amber">{t.linkOver(day)}</Box> : t.until(day) });
  }
  if (row.invitationMail !== null)
    facts.push({ label: t.mail, value: t.mails[row.invitationMail as keyof typeof t.mails] });
  return facts;
}
