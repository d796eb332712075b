import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { Heading } from '@chakra-ui/react/heading';
import type { ReactNode } from 'react';
import { NoBreak } from '../../ui/prose/no-break';

/** One thing that is set: its name, how it stands, and what changes it; below it, while it is being changed, the form. */
export const SettingRow = ({
  title,
  text,
  action,
  children,
}: {
  title: string;
  text: ReactNode;
  action?: ReactNode;
  children?: ReactNode;
}) => (
  <Box py="4" _first={{ pt: 0 }} _last={{ pb: 0 }} _notLast={{ borderBottomWidth: '1px' }}>
    <Flex justify="space-between" align="center" gap="12px 16px">
      <Box minW="0">
        <Heading as="h2" textStyle="section">
          {title}
        </Heading>
        <Box color="textSecond" fontSize="small" overflowWrap="anywhere">
          <NoBreak>{text}</NoBreak>
        </Box>
      </Box>
      {action}
    </Flex>
    {children && <Box mt="4">{children}</Box>}
  </Box>
);
