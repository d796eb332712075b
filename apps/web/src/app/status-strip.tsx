import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { Span } from '@chakra-ui/react/span';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { useAboveShell } from './above-shell';

/** One line, so that the page moves by no more when it comes. */
const height = 28;

interface StripLine {
  icon: LucideIcon;
  children: ReactNode;
}

/** What is to be known of the connection, above the page, which stays and can be used; null where there is nothing to say. */
export const StatusStrip = ({ line }: { line: StripLine | null }) => (
  <Box role="status" pos="sticky" top="0" zIndex="banner">
    {line && <Line {...line} />}
  </Box>
);

function Line({ icon: Icon, children }: StripLine) {
  useAboveShell(height);
  return (
    <Flex
      align="center"
      justify="center"
      gap="2"
      h={`${height}px`}
      px="4"
      bg="amberTint"
      color="amber"
      fontSize="small"
      lineHeight="1.125rem"
      fontWeight="500"
      whiteSpace="nowrap"
    >
      <Icon aria-hidden size={16} strokeWidth={1.75} style={{ flexShrink: 0 }} />
      <Span truncate>{children}</Span>
    </Flex>
  );
}

/** What a phone has no room for, and a screen reader says. */
export const NotOnPhone = ({ children }: { children: ReactNode }) => (
  <Span srOnly={{ base: true, md: false }}>{children}</Span>
);
