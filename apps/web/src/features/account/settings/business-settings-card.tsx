import { useApolloClient } from '@apollo/client/react';
import { Box } from '@chakra-ui/react/box';
import { Text } from '@chakra-ui/react/text';
import { useState } from 'react';
import { problemOf } from '../../../lib/graph/problem';
import { currentSession, useMay, useUser } from '../../../lib/session/session';
import { reloadUser } from '../../../lib/session/start-session';
import { SwitchRow } from '../../../ui/choice/switch-row';
import { SectionCard } from '../../../ui/detail/section-card';
import { plainBind } from '../../../ui/form/fields/plain-bind';
import { SelectField } from '../../../ui/form/fields/plain-fields';
import { notify } from '../../../ui/toast/notify';
import { accountTexts } from '../account.texts';
import { Changeable } from '../changeable';
import { ConfirmAbove } from './confirm-above';
import { SaveBusinessSettingDocument, type SettingsPageQuery } from './settings.generated';
import { settingsTexts } from './settings.texts';
import { ZoneField } from './zone-field';

const t = settingsTexts;
const minutes = [5, 10, 15, 30, 60, 120, 240];
const hours = Array.from({ length: 24 }, (_, hour) => hour);

type Setting = NonNullable<SettingsPageQuery['businessSettings']>['data'][number];

/** How the business works, for everybody in it. Each counts as soon as it is chosen. */
export function BusinessSettingsCard({ settings, onChange }: { settings: readonly Setting[]; onChange: () => void }) {
  const client = useApolloClient();
  const mayChange = useMay('administrator');
  const isOwner = useUser().permissions.includes('owner');
  const [running, setRunning] = useState<string | null>(null);
  const [wrong, setWrong] = useState<{ key: string; message: string } | null>(null);
  const of = (key: string): Setting | undefined => settings.find((each) => each.key === key);
  const save = async ({ id, key, version }: Setting, value: string): Promise<void> => {
    setRunning(key);
    setWrong(null);
    try {
      await client.mutate({ mutation: SaveBusinessSettingDocument, variables: { id, input: { value, version } } });
      notify({ kind: 'success', title: accountTexts.saved });
      // When to lock is part of who one is; it gets there by an event.
      setTimeout(() => void reloadUser(currentSession()?.accessToken ?? '').catch(() => undefined), 1_000);
    } catch (error) {
      setWrong({ key, message: problemOf(error).message });
    } finally {
      setRunning(null);
      onChange();
    }
  };
  const [twoFactor, confirm] = [of('two-factor-required'), of('confirm-send-above')];
  const [lock, hour, zone] = [of('lock-after-minutes'), of('digest-hour'), of('recipient-zone-field')];
  return (
    <SectionCard title={t.business}>
      <Text color="textSecond" mb="3">
        {t.businessText}
      </Text>
      <Changeable permission="administrator" mayChange={mayChange}>
        {twoFactor !== undefined && (
          <>
            <SwitchRow
              label={t.twoFactor}
              help={t.twoFactorText}
              isOn={twoFactor.value === 'true'}
              isBusy={running === twoFactor.key}
              locked={isOwner ? undefined : t.ownerOnly}
              onChange={(isOn) => void save(twoFactor, String(isOn))}
            />
            <Wrong shown={wrong?.key === twoFactor.key ? (wrong?.message ?? null) : null} />
          </>
        )}
        {confirm !== undefined && (
          <ConfirmAbove
            name={confirm.key}
            value={confirm.value}
            error={wrong?.key === confirm.key ? wrong?.message : undefined}
            onSave={(value) => void save(confirm, value)}
          />
        )}
        {lock !== undefined && (
          <Box mt="4" maxW={{ md: '320px' }}>
            <SelectField
              label={t.lock}
              help={t.lockText}
              options={[
                { value: '0', label: t.never },
                ...[...new Set([...minutes, Number(lock.value)])]
                  .filter((count) => count > 0)
                  .sort((a, b) => a - b)
                  .map((count) => ({ value: String(count), label: t.minutes(count) })),
              ]}
              bind={plainBind(
                lock.key,
                lock.value,
                (value) => void save(lock, value),
                wrong?.key === lock.key ? wrong?.message : undefined,
              )}
            />
          </Box>
        )}
        {hour !== undefined && (
          <Box mt="4" maxW={{ md: '320px' }}>
            <SelectField
              label={t.digestHour}
              help={t.digestHourText}
              options={hours.map((each) => ({ value: String(each), label: t.hour(each) }))}
              bind={plainBind(
                hour.key,
                hour.value,
                (value) => void save(hour, value),
                wrong?.key === hour.key ? wrong?.message : undefined,
              )}
            />
          </Box>
        )}
        {zone !== undefined && (
          <ZoneField
            name={zone.key}
            value={zone.value}
            error={wrong?.key === zone.key ? wrong?.message : undefined}
            onSave={(value) => void save(zone, value)}
          />
        )}
      </Changeable>
    </SectionCard>
  );
}

const Wrong = ({ shown }: { shown: string | null }) => (
  <Box aria-live="polite" color="red" fontSize="small">
    {shown}
  </Box>
);
