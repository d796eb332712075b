import { useQuery } from '@apollo/client/react';
import { Box } from '@chakra-ui/react/box';
import { Megaphone } from 'lucide-react';
import { Notice } from '../../ui/notice';
import { PlatformBannerDocument } from './platform-banner.generated';

const askAgainMs = 10 * 60_000;

/** A sentence of the platform's admin, for everybody; nothing where there is none. It fails alone, and in silence. */
export default function PlatformBanner() {
  const { data } = useQuery(PlatformBannerDocument, { pollInterval: askAgainMs });
  const banner = data?.platformNotice?.banner ?? '';
  return banner === '' ? null : (
    <Box mb="16px">
      <Notice icon={Megaphone} tone="blue" role="status">
        {banner}
      </Notice>
    </Box>
  );
}
