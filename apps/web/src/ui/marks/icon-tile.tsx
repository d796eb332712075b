import { Flex } from '@chakra-ui/react/flex';
import type { LucideIcon } from 'lucide-react';
import { toneText, toneTint, type Tone } from '../theme/tokens';

/** An icon on its tint, at the start of a row that tells of something. The row says in words what it means. */
export function IconTile({ icon: Icon, tone, size = 32 }: { icon: LucideIcon; tone: Tone; size?: number }) {
  return (
    <Flex
      aria-hidden
      boxSize={`${size}px`}
      flexShrink={0}
      align="center"
      justify="center"
      borderRadius="8px"
      bg={toneTint(tone)}
      color={toneText(tone)}
    >
      <Icon size={Math.round(size * 0.54)} strokeWidth={1.75} />
    </Flex>
  );
}
