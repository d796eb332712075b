import { Flex } from '@chakra-ui/react/flex';
import { Span } from '@chakra-ui/react/span';
import { nameOfZone } from '../../lib/format/time';
import { useTimeZone } from '../../lib/session/session';
import { shellTexts as t } from './shell.texts';

export function Footer() {
  const zone = useTimeZone();
  return (
    <Flex
      as="footer"
      wrap="wrap"
      gap="8px 24px"
      justify="space-between"
      px="24px"
      py="14px"
      borderTopWidth="1px"
      color="textThird"
      fontSize="13px"
      display={{ base: 'none', md: 'flex' }}
    >
      <Span>{t.copyright}</Span>
      <Flex gap="24px" wrap="wrap">
        <Span>{t.prices}</Span>
        <Span>{t.times(nameOfZone(zone, new Date()))}</Span>
      </Flex>
    </Flex>
  );
}
