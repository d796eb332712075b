import { Box } from '@chakra-ui/react/box';
import { Heading } from '@chakra-ui/react/heading';
import { Stack } from '@chakra-ui/react/stack';
import { Text } from '@chakra-ui/react/text';
import { Card } from '../../../ui/card';
import type { ImportJobPartsFragment } from '../contact-import.generated';
import { contactImportTexts as t } from '../contact-import.texts';
import { Figures } from '../figures';
import { stageOf } from '../job/job-stage';
import { reasonsOf, wordsOf } from '../job/reasons';

/** What the server says that the import would do: figures, and each reason with its remedy. */
export function DryRunPanel({ job, isStale }: { job: ImportJobPartsFragment | null; isStale: boolean }) {
  const stage = job === null ? 'reading' : stageOf(job);
  return (
    <Card p={{ base: '16px', md: '20px' }} role="status">
      <Heading as="h2" textStyle="section">
        {t.checkedTitle}
      </Heading>
      <Text color={isStale ? 'amber' : 'textSecond'} mt="2px" mb="12px">
        {isStale ? t.stale : stage === 'completed' ? t.checkedText : stage === 'failed' ? t.checkFailed : t.checking}
      </Text>
      {job !== null && stage === 'completed' && (
        <Stack gap="14px" opacity={isStale ? 0.6 : 1}>
          <Figures job={job} />
          {reasonsOf(job.reasons).map(({ code, count }) => (
            <Box key={code}>
              <Text fontWeight="500">{t.reasonLine(count, wordsOf(code).title)}</Text>
              <Text fontSize="13px" color="textSecond">
                {wordsOf(code).remedy}
              </Text>
            </Box>
          ))}
        </Stack>
      )}
    </Card>
  );
}
