import { Flex } from '@chakra-ui/react/flex';
import { Text } from '@chakra-ui/react/text';
import { formatDate } from '../../../lib/format/time';
import { publicPolicyPath } from '../../../lib/later-paths';
import { useTimeZone } from '../../../lib/session/session';
import { Button } from '../../../ui/button';
import { SectionCard } from '../../../ui/detail/section-card';
import { notify } from '../../../ui/toast/notify';
import { policiesTexts } from './policies.texts';

const t = policiesTexts;

/** Where everybody reads the policy, to be put under a website or on a till. */
export function PolicyAddress({ tenantId, publishedAt }: { tenantId: string; publishedAt: string }) {
  const timeZone = useTimeZone();
  const address = location.origin + publicPolicyPath(tenantId);
  const copy = async (): Promise<void> => {
    await navigator.clipboard.writeText(address);
    notify({ kind: 'success', title: t.copied });
  };
  return (
    <SectionCard title={t.address}>
      <Flex gap="12px" align="center" justify="space-between" wrap="wrap">
        <a href={address} target="_blank" rel="noreferrer" style={{ overflowWrap: 'anywhere', minWidth: 0 }}>
          {address}
        </a>
        <Button onClick={() => void copy()}>{t.copy}</Button>
      </Flex>
      <Text color="textThird" fontSize="13px" mt="8px">
        {t.lastChange(formatDate(publishedAt, timeZone))}
      </Text>
    </SectionCard>
  );
}
