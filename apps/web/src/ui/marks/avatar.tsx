import { Flex } from '@chakra-ui/react/flex';
import { UserRound } from 'lucide-react';
import { toneText, toneTint, type Tone } from '../theme/tokens';

const tints: readonly Tone[] = ['amber', 'blue', 'red', 'green', 'brand'];

/** The first letters of the first and the last word. */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/);
  return `${[...(words[0] ?? '')][0] ?? '?'}${words.length > 1 ? [...words.at(-1)!][0] : ''}`.toUpperCase();
}

/**
 * Initials on one of five tints, the same for the same name each time; a person where there is no name but a number. Says
 * nothing that the name beside it does not.
 */
export function Initials({ name, size = 28 }: { name: string; size?: number }) {
  const tone = tints[[...name].reduce((sum, letter) => sum + letter.codePointAt(0)!, 0) % tints.length]!;
  return (
    <Flex
      aria-hidden
      data-initials
      boxSize={`${size}px`}
      flexShrink={0}
      align="center"
      justify="center"
      borderRadius="full"
      bg={toneTint(tone)}
      color={toneText(tone)}
      fontSize={`${Math.max(11, Math.round(size * 0.38))}px`}
      fontWeight="600"
    >
      {/\p{L}/u.test(name) ? (
        initialsOf(name)
      ) : (
        <UserRound size={Math.round(size * 0.55)} strokeWidth={1.75} style={{ flexShrink: 0 }} />
      )}
    </Flex>
  );
}

/** Somebody's picture, or their initials where there is none. Says nothing that the name beside it does not. */
export const Portrait = ({ name, url, size = 28 }: { name: string; url: string | null | undefined; size?: number }) =>
  url == null ? (
    <Initials name={name} size={size} />
  ) : (
    <img src={url} alt="" width={size} height={size} style={{ borderRadius: '50%', flexShrink: 0 }} />
  );
