import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { Skeleton } from '@chakra-ui/react/skeleton';
import { Text } from '@chakra-ui/react/text';
import { CircleCheck, ShieldOff, Wallet, type LucideIcon } from 'lucide-react';
import { clock } from '../../../lib/clock';
import { formatMoney } from '../../../lib/format/money';
import { formatWhen } from '../../../lib/format/time';
import { useTimeZone } from '../../../lib/session/session';
import { ButtonLink, Link } from '../../../ui/button';
import { Card } from '../../../ui/card/card';
import { CardHead } from '../../../ui/card/card-head';
import { IconTile } from '../../../ui/marks/icon-tile';
import type { Tone } from '../../../ui/theme/tokens';
import { homeFilters, listPath } from './home-filters';
import type { PlatformHomeQuery } from './platform-home.generated';
import { platformHomeTexts as t } from './platform-home.texts';

/** Businesses that owe, on this page; the list has all of them. */
export const mostShown = 5;

interface Alarm {
  key: string;
  icon: LucideIcon;
  tone: Tone;
  title: string;
  text: string;
  to: string;
  /** What its button says. */
  view: string;
}

/** What an admin has to look at, each with the way there. `data` is undefined until it is known. */
export function Alarms({ data }: { data: PlatformHomeQuery | undefined }) {
  const timeZone = useTimeZone();
  const owing = data?.owing?.count ?? 0;
  return (
    <Card as="section" aria-labelledby="alarms">
      <Box px={{ base: '4', md: '5' }} pt="3.5" pb="2.5" id="alarms">
        <CardHead
          title={t.alarms}
          end={owing > mostShown && <Link to={listPath('/merchants', homeFilters.owing)}>{t.allOwing(owing)}</Link>}
        />
      </Box>
      {data === undefined ? (
        <Box px={{ base: '4', md: '5' }} py="3" borderTopWidth="1px">
          <Skeleton h="10" />
        </Box>
      ) : (
        <AlarmRows alarms={alarmsOf(data, (at) => formatWhen(at, timeZone, clock.now()))} />
      )}
    </Card>
  );
}

function alarmsOf({ owing, unproved }: PlatformHomeQuery, when: (at: string) => string): Alarm[] {
  const alarms: Alarm[] = (owing?.data ?? []).flatMap(({ id, name, owed, suspensions }) => {
    const paused = suspensions.find(({ kind }) => kind === 'payment');
    // It may have paid in the moment between.
    if (paused === undefined) return [];
    const words = { title: t.owes(name, formatMoney(owed)), text: t.pausedSince(when(paused.at)) };
    return [{ key: id, icon: Wallet, tone: 'red' as const, ...words, to: `/merchants/${id}`, view: t.viewBusiness }];
  });
  if (unproved)
    alarms.push({
      key: 'unproved',
      icon: ShieldOff,
      tone: 'amber',
      title: t.unproved(unproved),
      text: t.unprovedText,
      to: listPath('/users', homeFilters.unproved),
      view: t.viewAdmins,
    });
  return alarms;
}

function AlarmRows({ alarms }: { alarms: readonly Alarm[] }) {
  const row = {
    align: 'center',
    gap: '10px 16px',
    px: { base: '4', md: '5' },
    py: '3',
    borderTopWidth: '1px',
  };
  if (alarms.length === 0)
    return (
      <Flex {...row}>
        <IconTile icon={CircleCheck} tone="green" size={40} />
        <Box minW="0">
          <Text fontWeight="500">{t.quiet}</Text>
          <Text color="textSecond" fontSize="small">
            {t.quietText}
          </Text>
        </Box>
      </Flex>
    );
  return (
    <Box as="ul" listStyleType="none">
      {alarms.map(({ key, icon, tone, title, text, to, view }) => (
        <Flex as="li" key={key} {...row} wrap={{ base: 'wrap', md: 'nowrap' }}>
          <IconTile icon={icon} tone={tone} size={40} />
          <Box flex="1 1 200px" minW="0">
            <Text fontWeight="500" overflowWrap="anywhere">
              {title}
            </Text>
            <Text color="textSecond" fontSize="small" overflowWrap="anywhere">
              {text}
            </Text>
          </Box>
          <ButtonLink
            to={to}
            css={{ '&&': { minW: '96px' } }}
            w={{ base: 'full', md: 'auto' }}
            aria-label={`${view}: ${title}`}
          >
            {view}
          </ButtonLink>
        </Flex>
      ))}
    </Box>
  );
}
