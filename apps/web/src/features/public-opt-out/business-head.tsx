import { Flex } from '@chakra-ui/react/flex';
import { Span } from '@chakra-ui/react/span';
import { Initials } from '../../ui/avatar';

/** Whose texts they are; empty until that is known. */
export const BusinessHead = ({ name }: { name: string | null }) => (
  <Flex align="center" justify="center" gap="12px" minH="36px">
    {name !== null && (
      <>
        <Initials name={name} size={36} />
        <Span fontSize="18px" fontWeight="600" overflowWrap="anywhere">
          {name}
        </Span>
      </>
    )}
  </Flex>
);
