import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { Heading } from '@chakra-ui/react/heading';
import { Text } from '@chakra-ui/react/text';
import { WifiOff } from 'lucide-react';
import { Card } from '../../../ui/card/card';
import { Notice } from '../../../ui/notice';
import type { ImportJobPartsFragment } from '../contact-import.generated';
import { contactImportTexts as t } from '../contact-import.texts';
import { ProgressBar } from '../upload-progress';
import type { Stage } from './job-stage';

/** While the server works: the stage is spoken, the figures only shown. */
export function JobProgress({
  job,
  stage,
  isReconnecting,
}: {
  job: ImportJobPartsFragment;
  stage: Stage;
  isReconnecting: boolean;
}) {
  const done = job.created + job.updated + job.skipped + job.rejected;
  return (
    <Card p={{ base: '4', md: '6' }} display="grid" gap="3">
      <Flex justify="space-between" align="baseline" gap="3">
        <Box role="status">
          <Heading as="h2" textStyle="section">
            {t.stages[stage]}
          </Heading>
        </Box>
        <Text color="textSecond" fontVariantNumeric="tabular-nums">
          {t.percent(job.progress)}
        </Text>
      </Flex>
      <ProgressBar percent={job.progress} label={t.stages[stage]} />
      <Text color="textSecond" minH="5" fontVariantNumeric="tabular-nums">
        {stage === 'saving' && job.rows > 0 && t.rowsSoFar(done, job.rows)}
      </Text>
      <Text color="textThird" fontSize="small">
        {t.mayLeave}
      </Text>
      {isReconnecting && <Notice icon={WifiOff} tone="amber" title={t.reconnecting} role="status" />}
    </Card>
  );
}
