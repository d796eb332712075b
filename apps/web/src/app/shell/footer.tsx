import { Flex } from '@chakra-ui/react/flex';
import { Span } from '@chakra-ui/react/span';
import { clock } from '../../lib/clock';
import { nameOfZone } from '../../lib/format/time';
import { useTimeZone } from '../../lib/session/session';
import { useIsPhone } from '../../ui/use-media';
import { shellTexts as t } from './shell.texts';

/** Of wide screens alone: a phone has neither the room, nor the time to look up how its zone is called. */
export function Footer() {
  const zone = useTimeZone();
  if (useIsPhone()) return null;
  return (
    <Flex
      as="footer"
      wrap="wrap"
      gap="8px 24px"
      justify="space-between"
      px="max(24px, (100% - 1392px) / 2)"
      py="3.5"
      borderTopWidth="1px"
      color="textThird"
      fontSize="small"
    >
      <Span>{t.copyright}</Span>
      <Flex gap="6" wrap="wrap">
        <Span>{t.prices}</Span>
        <Span>{t.times(nameOfZone(zone, clock.now()))}</Span>
      </Flex>
    </Flex>
  );
}
