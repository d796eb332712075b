import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { formatTime } from '../../lib/format/time';
import { useTimeZone } from '../../lib/session/session';
import { signOut } from '../../lib/session/start-session';
import { Button } from '../../ui/button';
import { useAboveShell } from '../above-shell';
import { supportBarTexts as t } from './support-bar.texts';

const height = 44;

/** Stands above the page, under what is said of the connection, while support looks at a business, so that nobody takes it for their own. */
export default function SupportBar({ businessName, until }: { businessName: string; until: string }) {
  const zone = useTimeZone();
  useAboveShell(height);
  return (
    <Flex
      role="region"
      aria-label={t.supportBar}
      pos="sticky"
      top={`calc(var(--above-shell, 0px) - ${height}px)`}
      zIndex="banner"
      h={`${height}px`}
      align="center"
      justify="center"
      gap="2"
      px="4"
      bg="red"
      color={{ _light: 'white', _dark: 'canvas' }}
      fontSize="small"
      lineHeight="1.125rem"
      fontWeight="500"
    >
      <Box lineClamp="2">{t.looking(businessName, formatTime(until, zone))}</Box>
      <Button
        variant="link"
        flexShrink="0"
        minH="11"
        color="inherit"
        textDecoration="underline"
        onClick={() => void signOut()}
      >
        {t.leave}
      </Button>
    </Flex>
  );
}
