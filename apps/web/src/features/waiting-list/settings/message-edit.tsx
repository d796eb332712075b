import { Box } from '@chakra-ui/react/box';
import { Grid } from '@chakra-ui/react/grid';
import { Text } from '@chakra-ui/react/text';
import { Send } from 'lucide-react';
import { useMemo, useState } from 'react';
import { countParts } from '@bellbird/sms-text';
import { costlyIn, type Replaced } from '../../../domain/message/costly';
import { CostlyNotice, ReplacedNotice } from '../../../domain/message/costly-notice';
import { MessageBox } from '../../../domain/message/message-box';
import { PhoneDrawing } from '../../../domain/message/phone-drawing';
import { clock } from '../../../lib/clock';
import { formatTime } from '../../../lib/format/time';
import { useMay, useTimeZone } from '../../../lib/session/session';
import { Button } from '../../../ui/button';
import { fieldsFor, sampleOf, type ListBusiness, type TextKind } from './message-fields';
import { listSettingsTexts } from './settings.texts';
import { TestText } from './test-text';
import type { SettingsFields } from './use-settings-form';

const t = listSettingsTexts.messages;

export interface MessageProps {
  form: SettingsFields;
  kind: TextKind;
  price: string | null;
  business: ListBusiness;
  /** Whom a test comes from; null while there is nobody. */
  testFrom: string | null;
}

/** A text with its fields, parts and costly characters, beside it a phone that shows it, and the way to one's own. */
export function MessageEdit({ form, kind, business, testFrom }: MessageProps) {
  const zone = useTimeZone();
  const mayTest = useMay('campaign-editor');
  const { value, error, onChange, onBlur } = form.field(`messages.${kind}.text`);
  const fields = useMemo(() => fieldsFor(kind, value), [kind, value]);
  const [kept, setKept] = useState<readonly string[]>([]);
  const [replaced, setReplaced] = useState<Replaced | null>(null);
  const [isTesting, setTesting] = useState(false);
  const text = sampleOf(value, business);
  const costly = costlyIn(value, kept, text);
  const now = formatTime(clock.now(), zone);
  return (
    <Grid templateColumns={{ base: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 270px' }} gap="4">
      <Box minW="0">
        <MessageBox
          label={t.text(t.names[kind])}
          message={value}
          onChange={onChange}
          onBlur={onBlur}
          fields={fields}
          costly={costly?.characters.map(({ character }) => character) ?? []}
          error={error}
          counter={{ count: countParts(text), whose: t.counted, isCostly: costly !== null }}
        />
        {replaced?.after === value && (
          <ReplacedNotice replaced={replaced} onUndo={() => (onChange(replaced.before), setReplaced(null))} />
        )}
        {costly && (
          <CostlyNotice
            message={value}
            costly={costly}
            saves={null}
            onKeep={(characters) => setKept([...kept, ...characters])}
            onReplace={(done) => (onChange(done.after), setReplaced(done))}
          />
        )}
        {mayTest && testFrom !== null && value.trim() !== '' && error === undefined && (
          <Button mt="3" onClick={() => setTesting(true)}>
            <Send aria-hidden />
            {t.textMe}
          </Button>
        )}
      </Box>
      <Box minW="0">
        <Text fontSize="small" fontWeight="500" mb="1.5">
          {t.preview}
        </Text>
        <Box bg="brandTintStrong" borderRadius="card" overflow="hidden" pt="4">
          <PhoneDrawing
            sender={business.name}
            clock={now}
            when={t.today(now)}
            text={text}
            label={t.preview}
            empty={t.previewEmpty}
          />
        </Box>
      </Box>
      {isTesting && testFrom !== null && (
        <TestText name={t.names[kind]} text={text} callerId={testFrom} onClose={() => setTesting(false)} />
      )}
    </Grid>
  );
}
