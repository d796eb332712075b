import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { Text } from '@chakra-ui/react/text';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { type Tone, toneText, toneTint } from '../../ui/theme/tokens';

/** Something that matters at its place: what it is and what to do, with its action. */
export function Notice({ icon: Icon, tone, title, children, action, role }: { icon: LucideIcon; tone: Tone; title: string; children?: ReactNode; action?: ReactNode; role?: 'alert' | 'status' }) {
  return (
    <Flex role={role} gap="12px" p="14px 16px" borderRadius="card" bg={toneTint(tone)} align="flex-start">
      <Box color={toneText(tone)} flexShrink={0} mt="1px"><Icon aria-hidden size={18} strokeWidth={1.75} /></Box>
      <Box flex="1" minW="0">
        <Text fontWeight="500">{title}</Text>
        {children && <Box color="textSecond" mt="2px">{children}</Box>}
        {action && <Box mt="10px">{action}</Box>}
      </Box>
    </Flex>
  );
}
