import { useApolloClient } from '@apollo/client/react';
import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { Heading } from '@chakra-ui/react/heading';
import { Stack } from '@chakra-ui/react/stack';
import { Text } from '@chakra-ui/react/text';
import { Download } from 'lucide-react';
import { useEffect, useState } from 'react';
import { problemOf } from '../../../lib/graph/problem';
import { Button } from '../../../ui/button';
import { Card } from '../../../ui/card';
import { notifyProblem } from '../../../ui/toast/notify';
import { WatchImportDocument, type ImportJobPartsFragment } from '../contact-import.generated';
import { contactImportTexts as t } from '../contact-import.texts';
import { FaultyRows } from './faulty-rows';
import { reasonsOf, wordsOf } from './reasons';
import { fetchRejected, type FaultyRow } from './rejected-file';

const mostShown = 50;

/**
 * Rows that were not taken, and those that came in without a value: why, what to do about it, the first of them with the
 * column and the value, and all of them as a file to mend. Of a dry run it is said as what would be.
 */
export function RejectedRows({ job, isDry = false }: { job: ImportJobPartsFragment; isDry?: boolean }) {
  const client = useApolloClient();
  const [rows, setRows] = useState<FaultyRow[] | null>(null);
  const [isAsking, setAsking] = useState(false);
  useEffect(() => {
    let isLeft = false;
    if (job.rejectedUrl !== null)
      void fetchRejected(job.rejectedUrl, mostShown).then((found) => isLeft || setRows(found));
    return () => void (isLeft = true);
    // The link is a new one at each look at the job; the file behind it stays as it is.
  }, [job.id]);

  /** The link of a job is good for an hour; this page may be open for longer. */
  async function download(): Promise<void> {
    setAsking(true);
    try {
      const { data } = await client.query({
        query: WatchImportDocument,
        variables: { jobId: job.id },
        fetchPolicy: 'no-cache',
      });
      const url = data?.contactsImport?.rejectedUrl;
      if (url) Object.assign(document.createElement('a'), { href: url, download: '' }).click();
    } catch (error) {
      notifyProblem(problemOf(error));
    } finally {
      setAsking(false);
    }
  }
  // The file has both.
  const inFile = job.rejected + job.incomplete;
  const title = isDry ? t.faultyTitle(job.rejected, job.incomplete) : t.rejectedTitle(job.rejected, job.incomplete);
  return (
    <Card overflow="hidden">
      <Flex p={{ base: '16px', md: '20px' }} gap="12px" wrap="wrap" justify="space-between" align="flex-start">
        <Box minW="0" flex="1 1 300px">
          <Heading as="h2" textStyle="section">
            {title}
          </Heading>
          <Text color="textSecond" mt="2px">
            {isDry ? t.faultyText : t.rejectedText(inFile)}
          </Text>
        </Box>
        {job.rejectedUrl !== null && (
          <Button size="lg" loading={isAsking} onClick={() => void download()}>
            <Download aria-hidden />
            {t.rejectedDownload(inFile)}
          </Button>
        )}
      </Flex>
      <Stack gap="12px" px={{ base: '16px', md: '20px' }} pb="20px">
        {reasonsOf(job.reasons).map(({ code, count }) => (
          <Reason key={code} title={t.reasonLine(count, wordsOf(code).title)} remedy={wordsOf(code).remedy} />
        ))}
        {job.incomplete > 0 && (
          <Reason
            title={t.incomplete(job.incomplete, isDry)}
            remedy={isDry ? t.incompleteDryRemedy : t.incompleteRemedy}
          />
        )}
      </Stack>
      {rows !== null && rows.length > 0 && <FaultyRows rows={rows} all={job.rejected + job.incomplete} label={title} />}
    </Card>
  );
}

const Reason = ({ title, remedy }: { title: string; remedy: string }) => (
  <Box>
    <Text fontWeight="500">{title}</Text>
    <Text fontSize="13px" color="textSecond">
      {remedy}
    </Text>
  </Box>
);
