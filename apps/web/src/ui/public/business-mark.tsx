import { Flex } from '@chakra-ui/react/flex';
import { initialsOf } from '../marks/avatar';

const radius = '10px';

/**
 * A business's mark on what its customers see: its icon, or its first letters on its colour. `look`: other colours for the
 * letters, where the ground is not the page's.
 */
export const BusinessMark = ({
  name,
  icon,
  size,
  look = { bg: 'solid', color: 'onSolid' },
}: {
  name: string;
  icon: string | null | undefined;
  /** px */
  size: number;
  look?: { bg: string | { _light: string; _dark: string }; color: string };
}) =>
  icon == null ? (
    <Flex
      aria-hidden
      boxSize={`${size}px`}
      flexShrink={0}
      align="center"
      justify="center"
      borderRadius={radius}
      fontSize={`${Math.round(size / 3)}px`}
      fontWeight="600"
      {...look}
    >
      {initialsOf(name)}
    </Flex>
  ) : (
    <img src={icon} alt="" width={size} height={size} style={{ borderRadius: radius, flexShrink: 0 }} />
  );
