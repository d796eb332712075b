import { Box } from '@chakra-ui/react/box';
import { Text } from '@chakra-ui/react/text';
import { useMemo, useState } from 'react';
import type { Replaced } from '../../domain/message/costly';
import { CostlyNotice, ReplacedNotice } from '../../domain/message/costly-notice';
import { messageFields } from '../../domain/message/fields';
import { MessageBox } from '../../domain/message/message-box';
import { OptOutHint } from '../../domain/message/opt-out-hint';
import { PhoneDrawing } from '../../domain/message/phone-drawing';
import { wayOutLacking } from '../../domain/message/way-out';
import { clock } from '../../lib/clock';
import { formatTime } from '../../lib/format/time';
import { useTimeZone, useUser } from '../../lib/session/session';
import type { FieldBinding } from '../../ui/form/state/use-form';
import { smsTemplatesTexts as t } from './sms-templates.texts';
import { readAs, type OwnField } from './template-text';

/** A template's text as the composer has it: with its fields, parts, costly characters, way out, and how it is read. */
export default function TemplateMessage({
  bind,
  own,
  messageType,
}: {
  bind: FieldBinding<string>;
  own: readonly OwnField[];
  messageType: string;
}) {
  const business = { name: useUser().tenant?.name ?? '', origin: location.origin };
  const timeZone = useTimeZone();
  const fields = useMemo(() => messageFields(own), [own]);
  const [kept, setKept] = useState<readonly string[]>([]);
  const [replaced, setReplaced] = useState<Replaced | null>(null);
  const { value, onChange } = bind;
  const { text, count, costly } = readAs(value, own, business, kept);
  // No sender is chosen yet: one that can be answered will do.
  const lacksWayOut = wayOutLacking({ messageType, message: value }, true);
  return (
    <>
      <Box>
        <Text fontSize="small" fontWeight="500" mb="1.5">
          {t.fields.message}
        </Text>
        <MessageBox
          label={t.fields.message}
          message={value}
          onChange={onChange}
          {...(bind.onBlur && { onBlur: bind.onBlur })}
          fields={fields}
          costly={costly?.characters.map(({ character }) => character) ?? []}
          error={bind.error}
          counter={{ count, whose: t.counted, isCostly: costly !== null }}
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
        {lacksWayOut && <OptOutHint lacks={lacksWayOut} message={value} onChange={onChange} />}
      </Box>
      <Box>
        <Text fontSize="small" fontWeight="500" mb="1.5">
          {t.preview}
        </Text>
        <Box bg="brandTintStrong" borderRadius="card" overflow="hidden" pt="4">
          <PhoneDrawing
            sender={business.name}
            clock={formatTime(clock.now(), timeZone)}
            when={t.today(formatTime(clock.now(), timeZone))}
            text={text}
            label={t.preview}
            empty={t.previewEmpty}
          />
        </Box>
      </Box>
    </>
  );
}
