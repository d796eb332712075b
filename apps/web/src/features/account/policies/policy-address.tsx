import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { Text } from '@chakra-ui/react/text';
import { lazy, Suspense, useId } from 'react';
import { fetchCode } from '../../../lib/fetch-code';
import { formatDate } from '../../../lib/format/time';
import { useTimeZone } from '../../../lib/session/session';
import { CopyButton } from '../../../ui/copy/copy-button';
import { SectionCard } from '../../../ui/detail/section-card';
import { policiesTexts } from './policies.texts';

const t = policiesTexts;
const QrPicture = lazy(() => fetchCode(() => import('../../../ui/copy/qr-picture')));
const roomForQr = '130px';

/** Where everybody reads the policy, to be put under a website or on a till. */
export function PolicyAddress({ tenantId, publishedAt }: { tenantId: string; publishedAt: string }) {
  const timeZone = useTimeZone();
  const link = useId();
  // No page of the client: the server answers it whole.
  const address = `${location.origin}/privacy-policy/${tenantId}`;
  return (
    <SectionCard title={t.address}>
      <Flex gap="3" align="center" justify="space-between" wrap="wrap">
        <a id={link} href={address} target="_blank" rel="noreferrer" style={{ overflowWrap: 'anywhere', minWidth: 0 }}>
          {address}
        </a>
        <CopyButton text={address} of={link} />
      </Flex>
      <Box minH={roomForQr} mt="4">
        <Suspense fallback={null}>
          <QrPicture address={address} name={t.qr} help={t.qrHelp} fileName={t.qrFile} />
        </Suspense>
      </Box>
      <Text color="textThird" fontSize="small" mt="3">
        {t.lastChange(formatDate(publishedAt, timeZone))}
      </Text>
    </SectionCard>
  );
}
