import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { Span } from '@chakra-ui/react/span';
import { TriangleAlert } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { countParts } from '@bellbird/sms-text';
import { fetchCode } from '../../../lib/fetch-code';
import { formatMoney } from '../../../lib/format/money';
import { Button } from '../../../ui/button';
import { Switch } from '../../../ui/choice/switch';
import { Notice } from '../../../ui/notice';
import type { MessageProps } from './message-edit';
import { costOf, sampleOf } from './message-fields';
import { listSettingsTexts } from './settings.texts';

const t = listSettingsTexts.messages;
// Editor and phone are more code than all other settings, and most visits leave the texts alone.
const MessageEdit = lazy(async () => ({ default: (await fetchCode(() => import('./message-edit'))).MessageEdit }));
const roomForEdit = '340px';

/** One of the texts: whether it goes, what it costs, and, opened, its words. One that is wrong stands open. */
export function MessageRow({
  isUnready,
  isOpen,
  onOpen,
  ...message
}: MessageProps & { isUnready: boolean; isOpen: boolean; onOpen: (isOpen: boolean) => void }) {
  const { form, kind, price, business } = message;
  const { enabled, text } = form.values.messages[kind];
  const isOn = form.field(`messages.${kind}.enabled`);
  const isShown = isOpen || form.field(`messages.${kind}.text`).error !== undefined;
  const { parts } = countParts(sampleOf(text, business));
  const name = t.names[kind];
  return (
    <Box as="section" aria-label={name} borderTopWidth="1px" py="3">
      <Flex align="center" gap="3" wrap="wrap">
        <Switch label={t.isOn(name)} isOn={enabled} onChange={isOn.onChange} />
        <Box flex="1 1 180px" minW="0">
          <Span display="block" fontWeight="500">
            {name}
          </Span>
          <Span display="block" fontSize="small" color="textSecond">
            {t.when[kind]}
          </Span>
        </Box>
        <Flex align="center" justify="space-between" gap="3" flex={{ base: '1 1 100%', md: 'none' }}>
          <Span fontSize="small" color="textSecond" fontVariantNumeric="tabular-nums">
            {enabled ? t.partsFor(parts, price && formatMoney(costOf(parts, price))) : t.isOff}
          </Span>
          <Button
            aria-expanded={isShown}
            aria-label={isShown ? t.close : t.edit(name)}
            onClick={() => onOpen(!isShown)}
          >
            {isShown ? t.close : t.change}
          </Button>
        </Flex>
      </Flex>
      {isUnready && enabled && (
        <Box mt="3">
          <Notice icon={TriangleAlert} tone="amber">
            {t.unready}
          </Notice>
        </Box>
      )}
      {isShown && (
        <Box mt="3" minH={roomForEdit}>
          <Suspense fallback={null}>
            <MessageEdit {...message} />
          </Suspense>
        </Box>
      )}
    </Box>
  );
}
