import { Box } from '@chakra-ui/react/box';
import { Skeleton } from '@chakra-ui/react/skeleton';
import { SearchX } from 'lucide-react';
import { useParams } from 'react-router-dom';
import { useMay, useUser } from '../../../lib/session/session';
import { ButtonLink } from '../../../ui/button';
import { Card } from '../../../ui/card/card';
import { Page } from '../../../ui/page/page';
import { NoPermission } from '../../../ui/states/no-permission';
import { ErrorState, StatePanel } from '../../../ui/states/state-panel';
import { StepList } from '../../../ui/wizard/step-list';
import { contactImportTexts as t } from '../contact-import.texts';
import { importSteps } from '../import-steps';
import { keptImport } from '../kept-imports';
import { JobProgress } from './job-progress';
import { JobResult } from './job-result';
import { isOver, stageOf } from './job-stage';
import { useImportJob } from './use-import-job';

/** An import by its address: how far it is, and what became of it. The page can be left and come back to. */
export function Component() {
  const { jobId } = useParams() as { jobId: string };
  // Rows that were mended lead from one import to the next.
  return <Job key={jobId} jobId={jobId} />;
}

function Job({ jobId }: { jobId: string }) {
  const user = useUser();
  const may = useMay('campaign-editor');
  const kept = keptImport(user.id, jobId);
  const { job, problem, again, show } = useImportJob(may ? jobId : null);
  const stage = job && stageOf(job);
  const isMissing = problem !== null && (problem.code === 'not-found' || problem.code === 'invalid-input');
  return (
    <Page
      title={t.jobTitle(kept?.fileName)}
      actions={
        <ButtonLink to="/contacts" variant="ghost">
          {t.backToContacts}
        </ButtonLink>
      }
    >
      <Box display="grid" gap="4">
        {!may && (
          <Card>
            <NoPermission permission="campaign-editor" title={t.noPermission} />
          </Card>
        )}
        {may && isMissing && (
          <Card>
            <StatePanel
              isDeadEnd
              icon={SearchX}
              tone="grey"
              title={t.notFoundTitle}
              actions={<ButtonLink to="/contacts/import">{t.another}</ButtonLink>}
            >
              {t.notFound}
            </StatePanel>
          </Card>
        )}
        {may &&
          !isMissing &&
          job === null &&
          (problem === null ? (
            <Waiting />
          ) : (
            <Card>
              <ErrorState isDeadEnd title={t.errorTitle} problem={problem} onRetry={again} />
            </Card>
          ))}
        {!isMissing && job !== null && stage !== null && (
          <>
            <Box mb="-5">
              <StepList label={t.steps.label} steps={Object.values(importSteps)} now={importSteps.import.name} />
            </Box>
            {isOver(stage) ? (
              <JobResult job={job} stage={stage} kept={kept} onUndone={(now) => (show(now), again())} />
            ) : (
              <JobProgress job={job} stage={stage} isReconnecting={problem !== null} />
            )}
          </>
        )}
      </Box>
    </Page>
  );
}

/** In the geometry of the result; seen after 200 ms. */
const Waiting = () => (
  <Card p={{ base: '4', md: '6' }} display="grid" gap="4" opacity="0" animation="fade-in 120ms ease-out 200ms forwards">
    <Skeleton h="6" w="240px" />
    <Skeleton h="2" />
    <Skeleton h="5" w="320px" maxW="100%" />
  </Card>
);
