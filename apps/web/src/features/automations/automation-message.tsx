import { Box } from '@chakra-ui/react/box';
import { Grid } from '@chakra-ui/react/grid';
import { Text } from '@chakra-ui/react/text';
import { lazy, Suspense, useMemo } from 'react';
import { countParts } from '@bellbird/sms-text';
import { campaignTexts } from '../../domain/campaigns/campaign.texts';
import { sampleReader, textFor } from '../../domain/message/counter';
import { messageFields } from '../../domain/message/fields';
import { OptOutHint } from '../../domain/message/opt-out-hint';
import { wayOutLacking } from '../../domain/message/way-out';
import { useSenderOptions } from '../../domain/senders/use-sender-options';
import { fetchCode } from '../../lib/fetch-code';
import { useUser } from '../../lib/session/session';
import { optionsOf } from '../../ui/filter/options-of';
import { SelectField } from '../../ui/form/fields/fields';
import type { FieldBinding } from '../../ui/form/state/use-form';
import type { AutomationChoicesQuery } from './automations.generated';
import { automationsTexts as t } from './automations.texts';

/** The editor is more code than all else of the page, and most visits only read the list. */
const MessageBox = lazy(() =>
  fetchCode(() => import('../../domain/message/message-box')).then(({ MessageBox: Box }) => ({ default: Box })),
);

const types = optionsOf(campaignTexts.type);

/** Of which type it is, who it is from, and what it says. */
export function AutomationMessage({
  bind,
  choices,
  messageType,
}: {
  bind: (name: string) => FieldBinding<string>;
  choices: AutomationChoicesQuery | null;
  messageType: string;
}) {
  const business = { name: useUser().tenant?.name ?? '', origin: location.origin };
  const own = choices?.attributes?.data;
  const fields = useMemo(() => messageFields(own ?? []), [own]);
  const { value, onChange, onBlur, error } = bind('message');
  const lacks = wayOutLacking({ messageType, message: value }, true);
  const sender = bind('callerId');
  const senders = useSenderOptions(sender.value) ?? [];
  return (
    <>
      <Grid templateColumns={{ base: '1fr', md: '1fr 1fr' }} gap="4">
        <SelectField label={t.form.type} options={types} bind={bind('messageType')} />
        <SelectField
          label={t.form.sender}
          options={[{ value: '', label: t.form.chooseSender }, ...senders]}
          bind={sender}
        />
      </Grid>
      <Box>
        <Text fontSize="small" fontWeight="500" mb="1.5">
          {t.form.message}
        </Text>
        <Suspense fallback={<Box minH="180px" />}>
          <MessageBox
            label={t.form.message}
            message={value}
            onChange={onChange}
            onBlur={onBlur}
            fields={fields}
            costly={[]}
            error={error}
            counter={{
              count: countParts(textFor(value, sampleReader(own ?? []), business)),
              whose: t.form.counted,
              isCostly: false,
            }}
          />
        </Suspense>
        {lacks && <OptOutHint lacks={lacks} message={value} onChange={onChange} />}
      </Box>
    </>
  );
}
