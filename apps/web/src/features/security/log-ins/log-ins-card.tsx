import { useApolloClient } from '@apollo/client/react';
import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { Span } from '@chakra-ui/react/span';
import { CircleCheck, LogOut, Monitor, Smartphone } from 'lucide-react';
import { clock } from '../../../lib/clock';
import { formatWhen } from '../../../lib/format/time';
import { useTimeZone } from '../../../lib/session/session';
import { Button } from '../../../ui/button';
import { SectionCard } from '../../../ui/detail/section-card';
import { Status } from '../../../ui/marks/status';
import { NoBreak } from '../../../ui/prose/no-break';
import { notify } from '../../../ui/toast/notify';
import { EndLogInDocument, EndOtherLogInsDocument, type LogInRowFragment } from '../security.generated';
import { securityTexts } from '../security.texts';
import { useOnce } from '../use-once';

const t = securityTexts.logIns;
const isPhone = (device: string): boolean => /iPhone|iPad|Android/.test(device);

/** Where one is logged in; what is not one's own doing is ended here. */
export function LogInsCard({ logIns, onChange }: { logIns: readonly LogInRowFragment[]; onChange: () => void }) {
  const client = useApolloClient();
  const { running, once } = useOnce();
  async function end({ id, device }: LogInRowFragment): Promise<void> {
    await client.mutate({ mutation: EndLogInDocument, variables: { id } });
    notify({ kind: 'success', title: t.ended(device) });
    onChange();
  }
  async function endOthers(): Promise<void> {
    await client.mutate({ mutation: EndOtherLogInsDocument });
    notify({ kind: 'success', title: t.endedOthers, text: t.endedOthersText });
    onChange();
  }
  return (
    <SectionCard
      title={t.title}
      actions={
        <Button size="sm" loading={running === 'others'} onClick={() => once('others', endOthers)}>
          <LogOut aria-hidden />
          {t.endOthers}
        </Button>
      }
    >
      <Box as="ul" listStyleType="none" aria-label={t.title}>
        {logIns.map((row) => (
          <LogIn key={row.id} row={row} isEnding={running === row.id} onEnd={() => once(row.id, () => end(row))} />
        ))}
      </Box>
    </SectionCard>
  );
}

function LogIn({ row, isEnding, onEnd }: { row: LogInRowFragment; isEnding: boolean; onEnd: () => void }) {
  const timeZone = useTimeZone();
  const { device, address, lastSeenAt, isCurrent, isLocked } = row;
  const Icon = isPhone(device) ? Smartphone : Monitor;
  const when = isCurrent ? t.now : formatWhen(lastSeenAt, timeZone, clock.now());
  return (
    <Flex as="li" align="center" gap="3" py="2.5" _notFirst={{ borderTopWidth: '1px' }}>
      <Box color="textSecond" flexShrink={0}>
        <Icon aria-hidden size={18} strokeWidth={1.75} />
      </Box>
      <Box flex="1" minW="0">
        <Span display="block" fontWeight="500" truncate>
          {device}
        </Span>
        <Span display="block" fontSize="small" color="textSecond" overflowWrap="anywhere">
          <NoBreak>{[address, when, isLocked ? t.locked : null].filter(Boolean).join(', ')}</NoBreak>
        </Span>
      </Box>
      {isCurrent ? (
        <Status look={{ label: t.thisOne, tone: 'green', icon: CircleCheck }} />
      ) : (
        <Button size="sm" variant="ghost" loading={isEnding} aria-label={t.logOutOf(device)} onClick={onEnd}>
          {t.logOut}
        </Button>
      )}
    </Flex>
  );
}
