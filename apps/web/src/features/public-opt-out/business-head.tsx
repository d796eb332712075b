import { Flex } from '@chakra-ui/react/flex';
import { Span } from '@chakra-ui/react/span';
import { Logo } from '../../ui/marks/logo';
import { BusinessMark } from '../../ui/public/business-mark';
import type { OptOutStateFragment } from './opt-out.generated';

type Business = Pick<OptOutStateFragment, 'businessName' | 'icon' | 'logo'>;

/** Whose texts they are; empty until that is known, as high as a logo. */
export const BusinessHead = ({ business }: { business: Business | undefined }) => (
  <Flex align="center" justify="center" gap="3" minH="72px">
    {business && business.businessName !== '' && <Mark {...business} />}
  </Flex>
);

/** A logo says the name itself. */
const Mark = ({ businessName: name, icon, logo }: Business) =>
  logo !== null ? (
    <Logo url={logo} alt={name} />
  ) : (
    <>
      <BusinessMark name={name} icon={icon} size={44} />
      <Span fontSize="lg" fontWeight="600" overflowWrap="anywhere">
        {name}
      </Span>
    </>
  );
