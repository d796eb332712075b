import { Span } from '@chakra-ui/react/span';
import { seenAs } from '../theme/given-colours';

/**
 * A colour that people gave to something, in both themes. One of their own is shown as it is, with a line that is always
 * seen; so is any where the very colour is meant (`isExact`).
 */
export function ColourDot({
  colour,
  size = '10px',
  isExact = false,
}: {
  colour: string;
  size?: string;
  isExact?: boolean;
}) {
  const token = isExact ? undefined : seenAs[colour.toLowerCase()];
  return (
    <Span
      aria-hidden
      boxSize={size}
      borderRadius="full"
      flexShrink={0}
      {...(token === undefined
        ? { borderWidth: '1px', borderColor: 'lineField', style: { background: colour } }
        : { bg: token })}
    />
  );
}
