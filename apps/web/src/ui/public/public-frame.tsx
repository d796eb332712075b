import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { Text } from '@chakra-ui/react/text';
import type { ReactNode } from 'react';

/** Around a page that stands alone: whose it is above, one thing in the middle, one quiet line below. */
export function PublicFrame({
  header,
  footer,
  children,
}: {
  header: ReactNode;
  footer: ReactNode;
  children: ReactNode;
}) {
  return (
    <Flex
      direction="column"
      minH="100dvh"
      bg="canvas"
      px={{ base: '16px', md: '40px' }}
      py={{ base: '20px', md: '28px' }}
    >
      <Box as="header">{header}</Box>
      <Flex
        as="main"
        flex="1"
        direction="column"
        align="center"
        justify={{ base: 'flex-start', md: 'center' }}
        py="24px"
      >
        {children}
      </Flex>
      <Text as="footer" color="textThird" fontSize="13px" textAlign="center">
        {footer}
      </Text>
    </Flex>
  );
}
