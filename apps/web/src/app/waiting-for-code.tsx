import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { Span } from '@chakra-ui/react/span';
import { CloudOff } from 'lucide-react';
import { useIsWaitingForCode } from '../lib/fetch-code';
import { appTexts as t } from './app.texts';

/** A page that was asked for cannot be fetched without a connection: says so over the page that stays, until it comes by itself. */
export function WaitingForCode() {
  const isWaiting = useIsWaitingForCode();
  return (
    <Box
      role="status"
      pos="fixed"
      top={{ base: '64px', md: '72px' }}
      left="50%"
      transform="translateX(-50%)"
      zIndex="banner"
      w="max-content"
      maxW="calc(100vw - 32px)"
      pointerEvents="none"
    >
      {isWaiting && (
        <Flex
          align="center"
          gap="10px"
          px="14px"
          py="10px"
          borderRadius="control"
          bg="amberTint"
          color="amber"
          borderWidth="1px"
          borderColor="line"
          boxShadow="popover"
          fontSize="13px"
        >
          <CloudOff aria-hidden size={18} strokeWidth={1.75} style={{ flexShrink: 0 }} />
          <Box>
            <Span display="block" fontWeight="600">
              {t.awayTitle}
            </Span>
            <Span>{t.awayWaits}</Span>
          </Box>
        </Flex>
      )}
    </Box>
  );
}
