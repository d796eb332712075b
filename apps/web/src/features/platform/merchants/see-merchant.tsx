import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { Text } from '@chakra-ui/react/text';
import { Ban, Eye, Gift, Undo2 } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { clock } from '../../../lib/clock';
import { formatMoney } from '../../../lib/format/money';
import { formatDate, formatWhen } from '../../../lib/format/time';
import { permissionTexts } from '../../../lib/session/permission.texts';
import { useTimeZone, type Permission } from '../../../lib/session/session';
import { Button, Link } from '../../../ui/button';
import { Facts } from '../../../ui/detail/facts';
import { RowDrawer } from '../../../ui/list-page/row/row-drawer';
import { Status } from '../../../ui/marks/status';
import { Notice } from '../../../ui/notice';
import { CreditForm } from './acts/credit-form';
import { LookForm } from './acts/look-form';
import { ReinstateForm, SuspendForm } from './acts/suspension-forms';
import { Business, statusLook, type Row } from './merchant-looks';
import type { MerchantToSeeQuery } from './merchants.generated';
import { merchantsTexts as t } from './merchants.texts';

type People = NonNullable<MerchantToSeeQuery['merchantPeople']>;
type Acts = NonNullable<MerchantToSeeQuery['merchantActs']>;
type Open = 'look' | 'credit' | 'suspend' | 'reinstate' | null;

/** One business: money, people, what we did, and what we may do. */
export function SeeMerchant({
  row,
  people,
  acts,
  onChange,
}: {
  row: Row;
  people: People;
  acts: Acts;
  onChange: () => void;
}) {
  const timeZone = useTimeZone();
  const [open, setOpen] = useState<Open>(null);
  const form = { row, onClose: () => setOpen(null), onChange };
  const isSuspendedByUs = row.suspensions.some(({ kind }) => kind === 'platform');
  const when = (instant: string | null): string =>
    instant === null ? t.never : formatWhen(instant, timeZone, clock.now());
  return (
    <RowDrawer
      title={row.name}
      listPath="/merchants"
      rowId={row.id}
      head={<Business row={row} isHead />}
      footer={
        open === null && (
          <Flex w="full" wrap="wrap" gap="2">
            <Button flex="1 1 140px" onClick={() => setOpen('credit')}>
              <Gift aria-hidden />
              {t.credit}
            </Button>
            <Button
              flex="1 1 140px"
              {...(!isSuspendedByUs && { variant: 'danger' as const })}
              onClick={() => setOpen(isSuspendedByUs ? 'reinstate' : 'suspend')}
            >
              {isSuspendedByUs ? <Undo2 aria-hidden /> : <Ban aria-hidden />}
              {isSuspendedByUs ? t.reinstate : t.suspend}
            </Button>
          </Flex>
        )
      }
    >
      <Flex direction="column" gap="4">
        <Status look={statusLook(row)} />
        {row.suspensions.map(({ kind, reason }) => (
          <Notice key={kind} icon={Ban} tone="red" title={t.suspendedFor(reason)}>
            {kind === 'payment' ? t.forMoney : null}
          </Notice>
        ))}
        {open === 'suspend' && <SuspendForm {...form} />}
        {open === 'reinstate' && <ReinstateForm {...form} />}
        {open === 'credit' && <CreditForm {...form} />}
        {open === 'look' ? (
          <LookForm {...form} />
        ) : (
          <Notice
            icon={Eye}
            tone={row.supportUntil === null ? 'grey' : 'brand'}
            title={row.supportUntil === null ? undefined : t.lookUntil(when(row.supportUntil))}
            actions={
              row.supportUntil !== null && (
                <Button size="sm" variant="solid" onClick={() => setOpen('look')}>
                  {t.look}
                </Button>
              )
            }
          >
            {row.supportUntil === null ? t.lookNot : null}
          </Notice>
        )}
        <Facts
          look="columns"
          facts={[
            { label: t.balance, value: formatMoney(row.balance) },
            { label: t.owed, value: formatMoney(row.owed) },
            { label: t.chargedLong, value: formatMoney(row.chargedLast30Days) },
          ]}
        />
        <Facts
          look="pairs"
          facts={[
            { label: t.ownerEmail, value: <Link to={`mailto:${row.ownerEmail ?? ''}`}>{row.ownerEmail}</Link> },
            { label: t.country, value: row.country },
            { label: t.lastSeen, value: when(row.lastSignInAt) },
            { label: t.joined, value: formatDate(row.createdAt, timeZone) },
          ]}
        />
        <Section title={t.people(row.users, people.filter(({ status }) => status === 'invited').length)}>
          {people.map(({ id, name, permissions, lastSignInAt }) => (
            <Line key={id} what={name || t.invited} beside={rightsOf(permissions)} below={when(lastSignInAt)} />
          ))}
        </Section>
        <Section title={t.acts}>
          {acts.length === 0 && <Text color="textSecond">{t.noActs}</Text>}
          {acts.map(({ id, at, by, action, reason, amount }) => (
            <Line key={id} what={t.actBy(actWord(action, amount), by)} beside={when(at)} below={reason} />
          ))}
        </Section>
      </Flex>
    </RowDrawer>
  );
}

const actWord = (action: string, amount: string | null): string =>
  amount === null ? (t.actWords[action as keyof typeof t.actWords] ?? action) : t.creditOf(formatMoney(amount));

function rightsOf(permissions: readonly string[]): string {
  const high = permissions.find((each) => each === 'owner' || each === 'administrator');
  const shown = high === undefined ? permissions : [high];
  return shown.length === 0 ? t.member : shown.map((each) => permissionTexts.short[each as Permission]).join(', ');
}

const Section = ({ title, children }: { title: string; children: ReactNode }) => (
  <Box as="section" borderTopWidth="1px" pt="3.5">
    <Text as="h3" fontWeight="600" mb="2">
      {title}
    </Text>
    {children}
  </Box>
);

const Line = ({ what, beside, below }: { what: string; beside: string; below: string | null }) => (
  <Box py="1.5">
    <Flex justify="space-between" gap="3">
      <Text minW="0" overflowWrap="anywhere">
        {what}
      </Text>
      <Text fontSize="small" color="textSecond" textAlign="end">
        {beside}
      </Text>
    </Flex>
    {below !== null && (
      <Text fontSize="small" color="textSecond" overflowWrap="anywhere">
        {below}
      </Text>
    )}
  </Box>
);
