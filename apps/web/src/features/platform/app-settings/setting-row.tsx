import { useApolloClient } from '@apollo/client/react';
import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { Text } from '@chakra-ui/react/text';
import { useState } from 'react';
import { clock } from '../../../lib/clock';
import { formatWhen } from '../../../lib/format/time';
import { problemOf } from '../../../lib/graph/problem';
import { useTimeZone } from '../../../lib/session/session';
import { Button } from '../../../ui/button';
import { SwitchRow } from '../../../ui/choice/switch-row';
import { TextField } from '../../../ui/form/fields/plain-fields';
import { FormProblem } from '../../../ui/form/form-problem';
import { useForm } from '../../../ui/form/state/use-form';
import { notify, notifyProblem } from '../../../ui/toast/notify';
import { SaveAppSettingDocument, type AppSettingsPageQuery } from './app-settings.generated';
import { appSettingsTexts as t } from './app-settings.texts';

export type Setting = NonNullable<AppSettingsPageQuery['appSettings']>['data'][number];

/** One setting, saved by itself; what the environment sets is read only. */
export function SettingRow({ setting, onChange }: { setting: Setting; onChange: () => void }) {
  const client = useApolloClient();
  const timeZone = useTimeZone();
  const { id, key, type, version, source, updatedAt } = setting;
  const label = t.names[key as keyof typeof t.names] ?? key;
  const isLocked = source === 'environment';
  const save = async (value: string): Promise<void> => {
    await client.mutate({ mutation: SaveAppSettingDocument, variables: { id, input: { value, version } } });
    notify({ kind: 'success', title: t.saved });
    onChange();
  };
  return (
    <Box py="3.5" borderTopWidth="1px" _first={{ borderTopWidth: 0, pt: 0 }}>
      {type === 'boolean' ? (
        <Switch setting={setting} label={label} isLocked={isLocked} save={save} />
      ) : (
        <Written key={version} setting={setting} label={label} isLocked={isLocked} save={save} />
      )}
      {updatedAt !== null && (
        <Text mt="1.5" fontSize="small" color="textThird">
          {t.changed(formatWhen(updatedAt, timeZone, clock.now()))}
        </Text>
      )}
    </Box>
  );
}

interface ValueProps {
  setting: Setting;
  label: string;
  isLocked: boolean;
  save: (value: string) => Promise<void>;
}

function Switch({ setting: { value, description }, label, isLocked, save }: ValueProps) {
  const [isBusy, setBusy] = useState(false);
  const change = (isOn: boolean): void => {
    setBusy(true);
    save(String(isOn))
      .catch((error: unknown) => notifyProblem(problemOf(error)))
      .finally(() => setBusy(false));
  };
  return (
    <SwitchRow
      label={label}
      help={description}
      isOn={value === 'true'}
      isBusy={isBusy}
      locked={isLocked ? t.environment : undefined}
      onChange={change}
    />
  );
}

function Written({ setting: { value, description, type }, label, isLocked, save }: ValueProps) {
  const form = useForm({ initial: { value }, submit: ({ value: typed }) => save(typed.trim()) });
  return (
    <form ref={form.ref} noValidate onSubmit={(event) => void form.onSubmit(event)}>
      <FormProblem problem={form.problem} />
      <Flex gap="2" align="flex-end" wrap="wrap">
        <Box flex="1 1 240px" maxW="480px">
          <TextField
            label={label}
            help={isLocked ? t.environment : description}
            readOnly={isLocked}
            {...(type !== 'text' && { inputMode: 'decimal' as const })}
            bind={form.field('value')}
          />
        </Box>
        {!isLocked && form.isChanged && (
          <Button type="submit" variant="solid" loading={form.isSubmitting}>
            {t.save}
          </Button>
        )}
      </Flex>
    </form>
  );
}
