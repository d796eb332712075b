import { Flex } from '@chakra-ui/react/flex';
import { Grid } from '@chakra-ui/react/grid';
import { Span } from '@chakra-ui/react/span';
import { chakra } from '@chakra-ui/react/styled-system';
import { ChevronDown } from 'lucide-react';
import { ruleOf } from '@bellbird/notices/rules';
import { Switch } from '../../../ui/choice/switch';
import { select } from '../../../ui/theme/first-recipes';
import type { NotificationSettingsQuery } from './settings.generated';
import { settingsTexts as t } from './settings.texts';

export type Preference = NonNullable<NotificationSettingsQuery['notificationPreferences']>['data'][number];

const Pace = chakra('select', select);

/** One kind of notification; what is fixed says why in the place of what could be changed. */
export function NotificationRow({
  row: { type, inApp, email, isFixed },
  isBusy,
  onChange,
}: {
  row: Preference;
  isBusy: boolean;
  onChange: (change: { type: string; inApp?: boolean; email?: string }) => void;
}) {
  const name = ruleOf(type)?.name ?? type;
  return (
    <Grid
      // On the narrowest phone the pace goes under the switch rather than to be cut.
      display={{ base: 'flex', md: 'grid' }}
      flexWrap="wrap"
      templateColumns="1fr 120px 160px"
      justifyContent="space-between"
      columnGap="4"
      rowGap="1.5"
      alignItems="center"
      py={{ base: '2.5', md: '1.5' }}
      borderTopWidth="1px"
    >
      <Span flexBasis="100%">{name}</Span>
      {isFixed ? (
        <Span flexBasis="100%" gridColumn="span 2" fontSize="small" color="textSecond" py="2">
          {t.fixed}
        </Span>
      ) : (
        <>
          <Switch
            label={t.inBellbirdOf(name)}
            isOn={inApp}
            onChange={(isOn) => !isBusy && onChange({ type, inApp: isOn })}
          >
            {t.inBellbird}
          </Switch>
          <Flex w="160px" maxW="full" align="center" pos="relative">
            <Pace
              aria-label={t.emailOf(name)}
              value={email}
              disabled={isBusy}
              onChange={(event) => onChange({ type, email: event.target.value })}
            >
              {Object.entries(t.paces).map(([value, label]) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </Pace>
            <Flex aria-hidden pos="absolute" insetEnd="2.5" color="textSecond" pointerEvents="none">
              <ChevronDown size={16} />
            </Flex>
          </Flex>
        </>
      )}
    </Grid>
  );
}
