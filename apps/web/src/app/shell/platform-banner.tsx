import { useQuery } from '@apollo/client/react';
import { Box } from '@chakra-ui/react/box';
import { CirclePause, Megaphone } from 'lucide-react';
import { sendingIsPaused } from '@bellbird/field-rules';
import { Notice } from '../../ui/notice';
import { PlatformBannerDocument } from './platform-banner.generated';
import { platformBannerTexts as t } from './platform-banner.texts';

const askAgainMs = 10 * 60_000;

/** Why the business may not send, and a sentence of the platform's admin for everybody; nothing where there is none. It fails alone, and in silence. */
export default function PlatformBanner() {
  const { data } = useQuery(PlatformBannerDocument, { pollInterval: askAgainMs });
  const banner = data?.platformNotice?.banner ?? '';
  const suspended = data?.suspensions?.[0]?.reason;
  return (
    <>
      {suspended !== undefined && (
        <Box mb="4">
          <Notice icon={CirclePause} tone="amber" role="status">
            {`${sendingIsPaused(suspended)} ${t.suspended}`}
          </Notice>
        </Box>
      )}
      {banner !== '' && (
        <Box mb="4">
          <Notice icon={Megaphone} tone="blue" role="status">
            {banner}
          </Notice>
        </Box>
      )}
    </>
  );
}
