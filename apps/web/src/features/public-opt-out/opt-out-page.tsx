import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { Skeleton } from '@chakra-ui/react/skeleton';
import { Span } from '@chakra-ui/react/span';
import { VisuallyHidden } from '@chakra-ui/react/visually-hidden';
import { Unlink } from 'lucide-react';
import { useCallback, useEffect, useState } from 'react';
import { useParams } from 'react-router-dom';
import { callGraph } from '../../lib/graph/call-graph';
import { problemOf, type Problem } from '../../lib/graph/problem';
import { Initials } from '../../ui/avatar';
import { Card } from '../../ui/card';
import { usePageTitle } from '../../ui/page-title';
import { PublicFrame } from '../../ui/public/public-frame';
import { ErrorState, StatePanel } from '../../ui/states/state-panel';
import type { OptOutView } from './opt-out-choice';
import { OptOutPanel } from './opt-out-panel';
import { OptOutInfoDocument } from './opt-out.generated';
import { optOutTexts as t } from './opt-out.texts';

/** Where the link of a text leads. Opening it only looks, since link scanners open it too; what changes is pressed. */
export function Component() {
  const { contactId = '', optOutToken = '' } = useParams();
  const [view, setView] = useState<OptOutView | null>(null);
  const [problem, setProblem] = useState<Problem | null>(null);
  const business = view?.info.businessName || null;
  usePageTitle(business === null ? t.pageTitle : t.in.title(business));

  const look = useCallback(() => {
    setProblem(null);
    callGraph(OptOutInfoDocument, { contactId, optOutToken }).then(
      ({ optOutInfo }) => setView({ info: optOutInfo!, chosen: null }),
      (error: unknown) => setProblem(problemOf(error)),
    );
  }, [contactId, optOutToken]);
  useEffect(look, [look]);

  return (
    <PublicFrame
      header={
        <Flex align="center" justify="center" gap="12px" minH="36px">
          {business !== null && (
            <>
              <Initials name={business} size={36} />
              <Span fontSize="18px" fontWeight="600" overflowWrap="anywhere">
                {business}
              </Span>
            </>
          )}
        </Flex>
      }
      footer={t.footer}
    >
      <Card
        w="full"
        maxW="460px"
        minH="360px"
        display="flex"
        flexDirection="column"
        justifyContent={view === null ? 'center' : 'flex-start'}
      >
        {view !== null ? (
          <OptOutPanel link={{ contactId, optOutToken }} view={view} onChange={setView} />
        ) : problem === null ? (
          <Waiting />
        ) : problem.code === 'not-found' || problem.code === 'invalid-input' ? (
          <StatePanel isPage icon={Unlink} tone="amber" title={t.invalidTitle}>
            {t.invalid}
          </StatePanel>
        ) : (
          <ErrorState isPage title={t.faultTitle} problem={problem} onRetry={look} />
        )}
      </Card>
    </PublicFrame>
  );
}

const Waiting = () => (
  <Box p="24px" role="status">
    <VisuallyHidden>{t.loading}</VisuallyHidden>
    <Flex aria-hidden direction="column" gap="16px" animation="fade-in 120ms 200ms backwards">
      <Skeleton h="28px" w="70%" />
      <Skeleton h="20px" w="90%" />
      <Skeleton h="64px" />
      <Skeleton h="64px" />
      <Skeleton h="44px" />
    </Flex>
  </Box>
);
