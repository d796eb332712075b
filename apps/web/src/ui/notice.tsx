import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { Text } from '@chakra-ui/react/text';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { NoBreak } from './prose/no-break';
import { toneText, toneTint, type Tone } from './theme/tokens';

/** Something to know before one goes on, in its place on the page, with what can be done about it. `alert` is read out at once, `status` when it suits. */
export function Notice({
  icon: Icon,
  tone,
  title,
  children,
  actions,
  role,
}: {
  icon: LucideIcon;
  tone: Tone;
  title?: string;
  children?: ReactNode;
  actions?: ReactNode;
  role?: 'alert' | 'status';
}) {
  return (
    <Flex gap="3" p="12px 14px" borderRadius="control" bg={toneTint(tone)} color="text" {...(role && { role })}>
      <Box color={toneText(tone)} flexShrink={0} mt="1px">
        <Icon aria-hidden size={18} strokeWidth={1.75} />
      </Box>
      <Flex flex="1" minW="0" wrap="wrap" align="center" gap="10px 16px">
        <Box flex={actions ? '1 1 280px' : '1'} minW="0" overflowWrap="anywhere">
          {title && (
            <Text fontWeight="500">
              <NoBreak>{title}</NoBreak>
            </Text>
          )}
          {children && (
            <Box color={title ? 'textSecond' : 'text'}>
              <NoBreak>{children}</NoBreak>
            </Box>
          )}
        </Box>
        {actions && (
          <Flex gap="2" wrap="wrap">
            {actions}
          </Flex>
        )}
      </Flex>
    </Flex>
  );
}
