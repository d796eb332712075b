import { Box } from '@chakra-ui/react/box';
import { Heading } from '@chakra-ui/react/heading';
import { Text } from '@chakra-ui/react/text';
import { Card } from '../../../ui/card/card';
import type { ImportJobPartsFragment } from '../contact-import.generated';
import { contactImportTexts as t } from '../contact-import.texts';
import { Figures } from '../figures';
import { stageOf } from '../job/job-stage';
import { RejectedRows } from '../job/rejected-rows';

/** What the server says that the import would do: figures, and the rows with a fault. */
export function DryRunPanel({ job, isStale }: { job: ImportJobPartsFragment | null; isStale: boolean }) {
  const stage = job === null ? 'reading' : stageOf(job);
  const isRead = job !== null && stage === 'completed';
  return (
    <Box display="grid" gap="4">
      <Card p={{ base: '4', md: '5' }} role="status">
        <Heading as="h2" textStyle="section">
          {t.checkedTitle}
        </Heading>
        <Text color={isStale ? 'amber' : 'textSecond'} mt="0.5" mb="3">
          {isStale ? t.stale : stage === 'completed' ? t.checkedText : stage === 'failed' ? t.checkFailed : t.checking}
        </Text>
        {isRead && <Figures job={job} />}
      </Card>
      {isRead && job.rejected + job.incomplete > 0 && <RejectedRows key={job.id} job={job} isDry />}
    </Box>
  );
}
