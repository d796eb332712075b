import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { Span } from '@chakra-ui/react/span';
import { BusinessMark } from '../../ui/public/business-mark';
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
  <Flex align="center" gap="3">
    <BusinessMark name={name} icon={icon} size={44} {...(isCalled && { look: { bg: onGreen, color: 'green' } })} />
    <Box flex="1" minW="0" overflowWrap="anywhere">
      <Span display="block" fontSize="lg" lineHeight="1.5rem" fontWeight="600">
        {name}
      </Span>
      {address && (
        <Span display="block" fontSize="small" {...(!isCalled && { color: 'textSecond' })}>
          {address}
        </Span>
      )}
    </Box>
    {mark !== undefined && !isCalled && (
      <Span
        flexShrink={0}
        px="3"
        py="5px"
        borderRadius="control"
        borderWidth="1px"
        borderColor="line"
        bg="surface"
        color="brandText"
        fontSize="sm"
        fontWeight="500"
      >
        {mark}
      </Span>
    )}
  </Flex>
);
