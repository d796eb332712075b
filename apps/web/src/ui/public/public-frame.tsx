import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { Text } from '@chakra-ui/react/text';
import type { ReactNode } from 'react';
import { BrandColoured } from '../theme/brand-coloured';

/** Around a page that stands alone: whose it is above, in their colour, one thing in the middle, one quiet line below. */
export function PublicFrame({
  header,
  colour = null,
  footer,
  children,
}: {
  header: ReactNode;
  colour?: string | null | undefined;
  footer: ReactNode;
  children: ReactNode;
}) {
  return (
    <BrandColoured primary={colour}>
      <Flex
        direction="column"
        minH="calc(100dvh - var(--above-shell, 0px))"
        bg="canvas"
        px={{ base: '4', md: '10' }}
        py={{ base: '5', md: '7' }}
      >
        <Box as="header">{header}</Box>
        <Flex
          as="main"
          flex="1"
          direction="column"
          align="center"
          justify={{ base: 'flex-start', md: 'center' }}
          py="6"
        >
          {children}
        </Flex>
        <Text as="footer" color="textThird" fontSize="small" textAlign="center">
          {footer}
        </Text>
      </Flex>
    </BrandColoured>
  );
}
