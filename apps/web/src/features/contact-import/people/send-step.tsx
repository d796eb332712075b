import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { CircleAlert, ListChecks, Upload } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../ui/button';
import { Notice } from '../../../ui/notice';
import { WizardFoot } from '../../../ui/wizard/wizard-foot';
import { contactImportTexts as t } from '../contact-import.texts';
import { useImportJob } from '../job/use-import-job';
import { UploadProgress } from '../upload-progress';
import { DryRunPanel } from './dry-run-panel';
import { PeopleStep, type PeopleChoices } from './people-step';
import type { ImportOptions } from './upload-people';
import { wordsOfUploadProblem } from './upload-problem';
import { useUpload } from './use-upload';

interface SendStepProps {
  file: File;
  rowCount: number | null;
  people: PeopleChoices;
  knownTags: readonly string[];
  optionsOf: (dryRun: boolean) => ImportOptions;
  onChange: (change: Partial<PeopleChoices>) => void;
  onBack: () => void;
  onStarted: (jobId: string) => void;
}

/** Step 3 with its end: check without saving, or import. */
export function SendStep({ file, rowCount, people, knownTags, optionsOf, onChange, onBack, onStarted }: SendStepProps) {
  const { state, upload, stop } = useUpload();
  const [checked, setChecked] = useState<{ jobId: string; of: string } | null>(null);
  const { job } = useImportJob(checked?.jobId ?? null);
  const isStale = checked !== null && checked.of !== JSON.stringify(optionsOf(true));
  const foreseen = !isStale && job?.status === 'completed' ? job : null;

  async function check(): Promise<void> {
    const options = optionsOf(true);
    const jobId = await upload(file, options);
    if (jobId !== null) setChecked({ jobId, of: JSON.stringify(options) });
  }
  async function start(): Promise<void> {
    const jobId = await upload(file, optionsOf(false));
    if (jobId !== null) onStarted(jobId);
  }
  if (state.step === 'uploading') return <UploadProgress percent={state.percent} isDry={state.isDry} onStop={stop} />;
  const problem = state.step === 'failed' ? wordsOfUploadProblem(state.problem) : null;
  return (
    <Box display="grid" gap="4">
      <PeopleStep choices={people} knownTags={knownTags} onChange={onChange} />
      {checked !== null && <DryRunPanel job={job} isStale={isStale} />}
      {problem !== null && (
        <Notice
          icon={CircleAlert}
          tone="red"
          title={problem.title}
          role="alert"
          actions={problem.atColumns && <Button onClick={onBack}>{t.toColumns}</Button>}
        >
          {problem.text}
        </Notice>
      )}
      {state.step === 'stopped' && <Notice icon={CircleAlert} tone="grey" title={t.stopped} role="status" />}
      <WizardFoot onBack={onBack}>
        <Flex gap="3" wrap="wrap" flex={{ base: '1 1 100%', sm: 'initial' }}>
          <Button size="lg" flex={{ base: '1 1 100%', sm: 'initial' }} onClick={() => void check()}>
            <ListChecks aria-hidden />
            {t.check}
          </Button>
          <Button
            size="lg"
            flex={{ base: '1 1 100%', sm: 'initial' }}
            variant="solid"
            disabled={foreseen !== null && foreseen.created + foreseen.updated === 0}
            onClick={() => void start()}
          >
            <Upload aria-hidden />
            {foreseen === null ? t.start(rowCount) : t.startForeseen(foreseen.created, foreseen.updated)}
          </Button>
        </Flex>
      </WizardFoot>
    </Box>
  );
}
