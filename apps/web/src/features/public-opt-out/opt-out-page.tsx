import { Unlink } from 'lucide-react';
import { useCallback, useEffect, useState } from 'react';
import { useParams } from 'react-router-dom';
import { callGraph } from '../../lib/graph/call-graph';
import { problemOf, type Problem } from '../../lib/graph/problem';
import { Card } from '../../ui/card/card';
import { usePageTitle } from '../../ui/page/page-title';
import { PublicFrame } from '../../ui/public/public-frame';
import { ErrorState, StatePanel } from '../../ui/states/state-panel';
import { BusinessHead } from './business-head';
import type { OptOutView } from './opt-out-choice';
import { OptOutPanel } from './opt-out-panel';
import { OptOutInfoDocument } from './opt-out.generated';
import { optOutTexts as t } from './opt-out.texts';
import { Waiting } from './waiting';

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
    <PublicFrame header={<BusinessHead business={view?.info} />} colour={view?.info.primaryColour} footer={t.footer}>
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
