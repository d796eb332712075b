import { Flex } from '@chakra-ui/react/flex';
import { Span } from '@chakra-ui/react/span';
import { brandName } from '../page/page-title';

/** The bird and its name. */
export function BrandMark({ size = 36 }: { size?: number }) {
  return (
    <Flex align="center" gap="3">
      <img src="/bellbird.svg" alt="" width={size} height={size} />
      <Span fontSize="lg" fontWeight="600" letterSpacing="-0.01em">
        {brandName}
      </Span>
    </Flex>
  );
}
