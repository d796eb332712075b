import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { Span } from '@chakra-ui/react/span';
import { initialsOf } from '../../ui/avatar';
import { onGreen } from './on-green';

/** Who keeps a list, and what its pages wear. */
export interface HeadBusiness {
  name: string;
  icon: string | null;
  /** Its colour; null: ours. */
  primary: string | null;
  address?: string | null;
}

/** Whose list it is and where, and which turn is one's own. */
export const BusinessHead = ({
  business: { name, icon, address },
  mark,
  isCalled,
}: {
  business: HeadBusiness;
  /** Which turn is one's own. */
  mark?: string;
  isCalled: boolean;
}) => (
  <Flex align="center" gap="12px">
    {icon === null ? (
      <Flex
        aria-hidden
        boxSize="48px"
        flexShrink={0}
        align="center"
        justify="center"
        borderRadius="bar"
        fontWeight="600"
        {...(isCalled ? { bg: onGreen, color: 'green' } : { bg: 'solid', color: 'onSolid' })}
      >
        {initialsOf(name)}
      </Flex>
    ) : (
      <img src={icon} alt="" width={48} height={48} style={{ borderRadius: '10px', flexShrink: 0 }} />
    )}
    <Box flex="1" minW="0" overflowWrap="anywhere">
      <Span display="block" fontSize="18px" lineHeight="24px" fontWeight="600">
        {name}
      </Span>
      {address && (
        <Span display="block" fontSize="13px" {...(!isCalled && { color: 'textSecond' })}>
          {address}
        </Span>
      )}
    </Box>
    {mark !== undefined && !isCalled && (
      <Span
        flexShrink={0}
        px="12px"
        py="5px"
        borderRadius="control"
        borderWidth="1px"
        borderColor="line"
        bg="surface"
        color="brandText"
        fontSize="14px"
        fontWeight="500"
      >
        {mark}
      </Span>
    )}
  </Flex>
);
