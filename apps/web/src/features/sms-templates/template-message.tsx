import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { Span } from '@chakra-ui/react/span';
import { Text } from '@chakra-ui/react/text';
import { Textarea } from '@chakra-ui/react/textarea';
import { Sparkles } from 'lucide-react';
import { useRef } from 'react';
import { replaceCostly } from '@bellbird/sms-text';
import { useUser } from '../../lib/session/session';
import { Button } from '../../ui/button';
import { FieldFrame } from '../../ui/form/fields';
import type { FieldBinding } from '../../ui/form/use-form';
import { Notice } from '../../ui/notice';
import { smsTemplatesTexts as t } from './sms-templates.texts';
import { fieldChoices, readAs } from './template-text';

/** The text with its fields to put in, its parts, its costly characters, and how somebody reads it. */
export function TemplateMessage({
  bind,
  own,
}: {
  bind: FieldBinding<string>;
  own: readonly { name: string; key: string }[];
}) {
  const user = useUser();
  const area = useRef<HTMLTextAreaElement>(null);
  const read = readAs(bind.value, { name: user.tenant?.name ?? '', origin: location.origin });
  const insert = (placeholder: string): void => {
    const { selectionStart = bind.value.length, selectionEnd = bind.value.length } = area.current ?? {};
    bind.onChange(bind.value.slice(0, selectionStart) + placeholder + bind.value.slice(selectionEnd));
    const caret = selectionStart + placeholder.length;
    requestAnimationFrame(() => (area.current?.focus(), area.current?.setSelectionRange(caret, caret)));
  };
  return (
    <>
      <FieldFrame label={t.fields.message} error={bind.error} help={t.fieldHelp}>
        <Textarea
          ref={area}
          rows={6}
          name={bind.name}
          value={bind.value}
          onChange={(event) => bind.onChange(event.target.value)}
          onBlur={bind.onBlur}
        />
      </FieldFrame>
      <Flex justify="space-between" wrap="wrap" gap="2px 12px" fontSize="13px" mt="-8px">
        <Span role="status">
          <Span fontWeight="600">{t.counted(read.parts)}</Span>{' '}
          <Span color="textSecond" fontVariantNumeric="tabular-nums">
            {t.characters(read.units, read.capacity)}
          </Span>
        </Span>
        <Span color="textThird">{t.countHelp}</Span>
      </Flex>
      <Box role="group" aria-label={t.insert}>
        <Text fontSize="13px" fontWeight="500" mb="6px">
          {t.insert}
        </Text>
        <Flex wrap="wrap" gap={{ base: '8px', md: '6px' }}>
          {fieldChoices(own).map(({ placeholder, label }) => (
            <Button
              key={placeholder}
              size="sm"
              minH={{ base: '44px', md: '30px' }}
              variant="tint"
              onClick={() => insert(placeholder)}
            >
              {label}
            </Button>
          ))}
        </Flex>
      </Box>
      {read.costly.length > 0 && (
        <Notice
          icon={Sparkles}
          tone="amber"
          actions={
            <Button
              size="sm"
              minH={{ base: '44px', md: '30px' }}
              onClick={() => bind.onChange(replaceCostly(bind.value))}
            >
              {t.replace}
            </Button>
          }
        >
          {t.costly(read.costly.join(', '))}
        </Notice>
      )}
      <Box>
        <Text fontSize="13px" fontWeight="500" mb="6px">
          {t.preview}
        </Text>
        <Box
          bg="subtle"
          borderRadius="14px 14px 14px 4px"
          p="12px 14px"
          whiteSpace="pre-wrap"
          overflowWrap="anywhere"
          color={read.text === '' ? 'textThird' : 'text'}
        >
          {read.text || t.previewEmpty}
        </Box>
      </Box>
    </>
  );
}
