import { Flex } from '@chakra-ui/react/flex';
import { Span } from '@chakra-ui/react/span';
import { CircleCheck, CircleMinus, Mail, MailWarning, ShieldCheck, ShieldOff } from 'lucide-react';
import { permissions, type Permission } from '@bellbird/field-rules';
import { clock } from '../../../lib/clock';
import { formatDate, formatWhen } from '../../../lib/format/time';
import { permissionTexts } from '../../../lib/session/permission.texts';
import { useUser } from '../../../lib/session/session';
import { Portrait } from '../../../ui/marks/avatar';
import { Status, type StatusLook } from '../../../ui/marks/status';
import type { UserRowFragment } from '../users.generated';
import { usersTexts as t } from '../users.texts';

export type Row = UserRowFragment;

/** What somebody is called: who was invited by address alone has no name yet. */
export const nameOf = ({ name, email }: Pick<Row, 'name' | 'email'>): string => name || email;
/** In a sentence or on a button. */
export const calledOf = ({ firstName, email }: Pick<Row, 'firstName' | 'email'>): string => firstName || email;

/** What was given, in the order of the permissions. */
export const heldOf = ({ held }: Pick<Row, 'held'>): readonly Permission[] =>
  permissions.filter((each) => held.includes(each));

const looks: Readonly<Record<string, Omit<StatusLook, 'label'>>> = {
  active: { tone: 'green', icon: CircleCheck },
  invited: { tone: 'blue', icon: Mail },
  inactive: { tone: 'grey', icon: CircleMinus },
  'email-not-verified': { tone: 'amber', icon: MailWarning },
};
export const statusLook = (status: Row['status']): StatusLook => ({
  label: t.statuses[status as keyof typeof t.statuses],
  ...looks[status]!,
});

export const Standing = ({ row }: { row: Row }) => <Status look={statusLook(row.status)} />;

export const isOver = ({ invitationExpiresAt }: Row): boolean =>
  invitationExpiresAt !== null && new Date(invitationExpiresAt) <= clock.now();

/** Picture or initials, the name, and the address below it; as a drawer's head with the weight of heads and room to wrap. */
export function Person({ row, size = 28, isHead = false }: { row: Row; size?: number; isHead?: boolean }) {
  const isMe = useUser().id === row.id;
  const hasName = row.name !== '';
  return (
    <Flex as="span" align="center" gap="2.5" minW="0">
      <Portrait name={nameOf(row)} url={row.avatar?.url} size={size} />
      <Span minW="0">
        <Span
          {...(isHead ? { lineClamp: 2 } : { display: 'block', truncate: true, fontWeight: '500' })}
          {...(hasName && { lineHeight: '1.4' })}
        >
          {nameOf(row)}
          {isMe && (
            <Span fontWeight="400" color="textThird">
              {' '}
              {t.you}
            </Span>
          )}
        </Span>
        {hasName && (
          <Span display="block" truncate fontSize="small" lineHeight="1.125rem" fontWeight="400" color="textSecond">
            {row.email}
          </Span>
        )}
      </Span>
    </Flex>
  );
}

/** What was given, in the order of the permissions; of an owner or administrator that alone, since all else comes with it. */
export function Rights({ row }: { row: Row }) {
  if (row.status === 'inactive') return <Status look={statusLook('inactive')} />;
  const held = heldOf(row);
  const high = held.find((each) => each === 'owner' || each === 'administrator');
  const shown: readonly Permission[] = high === undefined ? held : [high];
  if (shown.length === 0) return <Span color="textThird">{t.nothing}</Span>;
  return (
    <Flex as="span" wrap="wrap" gap="1">
      {shown.map((each) => (
        <Span
          key={each}
          px="2"
          borderRadius="tag"
          fontSize="small"
          lineHeight="1.5rem"
          whiteSpace="nowrap"
          bg={high === undefined ? 'hover' : 'brandTint'}
          color={high === undefined ? 'text' : 'brandText'}
        >
          {permissionTexts.short[each]}
        </Span>
      ))}
    </Flex>
  );
}

/** When somebody was here last; of an invitation, until when its link works or that it never arrived. */
export function LastSeen({ row, timeZone }: { row: Row; timeZone: string }) {
  if (row.status === 'invited') return <Span>{invitationWords(row, timeZone)}</Span>;
  return (
    <Span display="block" minW="0">
      <Span display="block" lineHeight="1.25rem">
        {row.lastSignInAt === null ? t.never : formatWhen(row.lastSignInAt, timeZone, clock.now())}
      </Span>
      <Status look={twoFactorLook(row)} fontSize="small" lineHeight="1.125rem" />
    </Span>
  );
}

export const twoFactorLook = ({ flags }: Row): StatusLook =>
  flags!.twoFactorAuthentication
    ? { label: t.twoFactorOn, tone: 'green', icon: ShieldCheck }
    : { label: t.twoFactorOff, tone: 'grey', icon: ShieldOff };

function invitationWords(row: Row, timeZone: string) {
  if (row.invitationMail === 'failed')
    return <Status look={{ label: t.notDelivered, tone: 'red', icon: MailWarning }} />;
  if (row.invitationExpiresAt === null) return null;
  const day = formatDate(row.invitationExpiresAt, timeZone);
  return isOver(row) ? <Span color="amber">{t.linkOver(day)}</Span> : t.linkUntil(day);
}
