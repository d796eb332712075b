import { Flex } from '@chakra-ui/react/flex';
import { Span } from '@chakra-ui/react/span';
import { Portrait } from '../../ui/avatar';

/** Whose list it is. */
export const BusinessHead = ({ name, icon }: { name: string; icon: string | null | undefined }) => (
  <Flex align="center" justify="center" gap="12px" minH="40px">
    {name !== '' && (
      <>
        <Portrait name={name} url={icon} size={40} />
        <Span fontSize="18px" fontWeight="600" overflowWrap="anywhere">
          {name}
        </Span>
      </>
    )}
  </Flex>
);
