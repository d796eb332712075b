import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { Skeleton } from '@chakra-ui/react/skeleton';
import { Span } from '@chakra-ui/react/span';
import { Text } from '@chakra-ui/react/text';
import { FileQuestionMark } from 'lucide-react';
import { useCallback, useEffect, useState } from 'react';
import { useParams } from 'react-router-dom';
import { isHex, ownColour, type Hex } from '@bellbird/field-rules';
import { formatDate } from '../../lib/format/time';
import { callGraph } from '../../lib/graph/call-graph';
import { problemOf, type Problem } from '../../lib/graph/problem';
import { Initials } from '../../ui/avatar';
import { Button } from '../../ui/button';
import { Card } from '../../ui/card';
import { usePageTitle } from '../../ui/page-title';
import { Prose } from '../../ui/prose';
import { PublicFrame } from '../../ui/public/public-frame';
import { ErrorState, StatePanel } from '../../ui/states/state-panel';
import { BrandColoured } from '../../ui/theme/brand-coloured';
import { PublicPolicyDocument, type PublicPolicyQuery } from './public-policy.generated';
import { publicPolicyTexts as t } from './public-policy.texts';

type Policy = NonNullable<PublicPolicyQuery['publicPrivacyPolicy']>;

/** `/privacy-policy/:tenantUuid`: the policy of a business, for everybody. One that is elsewhere is named, never jumped to. */
export function Component() {
  const { tenantUuid = '' } = useParams();
  const [policy, setPolicy] = useState<Policy | null>(null);
  const [problem, setProblem] = useState<Problem | null>(null);
  usePageTitle(policy === null ? t.pageTitle : t.titleOf(policy.businessName));
  const look = useCallback(() => {
    setProblem(null);
    callGraph(PublicPolicyDocument, { tenantUuid }).then(
      ({ publicPrivacyPolicy }) => setPolicy(publicPrivacyPolicy!),
      (error: unknown) => setProblem(problemOf(error)),
    );
  }, [tenantUuid]);
  useEffect(look, [look]);
  const primary = policy?.colours.primary;
  return (
    <BrandColoured primary={primary != null && isHex(primary) ? (primary as Hex) : ownColour}>
      <PublicFrame header={<Head policy={policy} />} footer={t.footer}>
        <Card w="full" maxW="760px" minH="100vh" p={{ base: '20px', md: '32px' }}>
          {policy !== null ? (
            <Shown policy={policy} />
          ) : problem === null ? (
            // As tall as a screen: what stands below is not seen to move.
            <Skeleton h="100vh" />
          ) : problem.code === 'not-found' ? (
            <StatePanel isPage icon={FileQuestionMark} tone="amber" title={t.missingTitle}>
              {t.missing}
            </StatePanel>
          ) : (
            <ErrorState isPage title={t.faultTitle} problem={problem} onRetry={look} />
          )}
        </Card>
      </PublicFrame>
    </BrandColoured>
  );
}

function Shown({ policy: { businessName, type, content, url, publishedAt } }: { policy: Policy }) {
  return (
    <Box>
      {type === 'url' ? (
        <>
          <Text as="h1" fontSize="22px" fontWeight="600" mb="12px">
            {t.titleOf(businessName)}
          </Text>
          <Text mb="16px">{t.linked(businessName)}</Text>
          <Button asChild variant="solid">
            <a href={url} rel="noreferrer nofollow">
              {t.goTo(new URL(url).host)}
            </a>
          </Button>
        </>
      ) : (
        <>
          {!content.startsWith('<h1>') && (
            <Text as="h1" fontSize="22px" fontWeight="600" mb="12px">
              {t.titleOf(businessName)}
            </Text>
          )}
          {/* Made safe by the server, which lets no HTML of a person through. */}
          <Prose dangerouslySetInnerHTML={{ __html: content }} />
        </>
      )}
      <Text color="textThird" fontSize="13px" mt="24px">
        {t.lastChanged(formatDate(publishedAt, Intl.DateTimeFormat().resolvedOptions().timeZone))}
      </Text>
    </Box>
  );
}

/** Its logo, else its icon or initials with its name; empty until that is known. */
function Head({ policy }: { policy: Policy | null }) {
  const { businessName = '', icon, logo } = policy ?? {};
  return (
    <Flex align="center" justify="center" gap="12px" minH="40px">
      {logo != null ? (
        <img
          src={logo.url}
          alt={businessName}
          height={40}
          style={{ height: 40, maxWidth: 240, objectFit: 'contain' }}
        />
      ) : (
        policy !== null && (
          <>
            {icon != null ? (
              <img src={icon.url} alt="" width={36} height={36} style={{ borderRadius: 8 }} />
            ) : (
              <Initials name={businessName} size={36} />
            )}
            <Span fontSize="18px" fontWeight="600" overflowWrap="anywhere">
              {businessName}
            </Span>
          </>
        )
      )}
    </Flex>
  );
}
