import { Kbd } from '@chakra-ui/react/kbd';
import { HStack, type StackProps } from '@chakra-ui/react/stack';
import { keyCaps, type Combination } from './combination';

/** A combination as the caps on the keyboard. */
export function KeyCaps({ keys, ...props }: { keys: Combination } & StackProps) {
  return (
    <HStack as="span" display="inline-flex" gap="1" {...props}>
      {keyCaps(keys).map((cap) => (
        <Kbd key={cap}>{cap}</Kbd>
      ))}
    </HStack>
  );
}
