import { useApolloClient } from '@apollo/client/react';
import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { Heading } from '@chakra-ui/react/heading';
import { Stack } from '@chakra-ui/react/stack';
import { Text } from '@chakra-ui/react/text';
import { CircleAlert, Download, Upload } from 'lucide-react';
import { useEffect, useState } from 'react';
import { problemOf } from '../../../lib/graph/problem';
import { Button } from '../../../ui/button';
import { Card } from '../../../ui/card/card';
import { Notice } from '../../../ui/notice';
import { notifyProblem } from '../../../ui/toast/notify';
import { WatchImportDocument, type ImportJobPartsFragment } from '../contact-import.generated';
import { contactImportTexts as t } from '../contact-import.texts';
import type { KeptImport } from '../kept-imports';
import { wordsOfUploadProblem } from '../people/upload-problem';
import { FaultyRows } from './faulty-rows';
import { useMending, type Mending } from './mending/use-mending';
import { reasonsOf, wordsOf } from './reasons';
import { fetchRejected, type FaultyTable } from './rejected-file';

const mostShown = 50;

/**
 * Rows that were not taken, and those that came in without a value: why, what to do about it, the first of them with the
 * column and the value, to be mended here, and all of them as a file to mend. Of a dry run it is said as what would be.
 */
export function RejectedRows({
  job,
  kept,
  isDry = false,
}: {
  job: ImportJobPartsFragment;
  kept?: KeptImport | undefined;
  isDry?: boolean;
}) {
  const client = useApolloClient();
  const [table, setTable] = useState<FaultyTable | null>(null);
  const mending = useMending(job.id, kept, table);
  const [isAsking, setAsking] = useState(false);
  useEffect(() => {
    let isLeft = false;
    if (job.rejectedUrl !== null)
      void fetchRejected(job.rejectedUrl, mostShown).then((found) => isLeft || setTable(found));
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
      <Flex p={{ base: '4', md: '5' }} gap="3" wrap="wrap" justify="space-between" align="flex-start">
        <Box minW="0" flex="1 1 300px">
          <Heading as="h2" textStyle="section">
            {title}
          </Heading>
          <Text color="textSecond" mt="0.5">
            {isDry ? t.faultyText : mending === null ? t.rejectedText(inFile) : t.rejectedHere(inFile)}
          </Text>
        </Box>
        {job.rejectedUrl !== null && (
          <Button size="lg" loading={isAsking} onClick={() => void download()}>
            <Download aria-hidden />
            {t.rejectedDownload(inFile)}
          </Button>
        )}
      </Flex>
      <Stack gap="3" px={{ base: '4', md: '5' }} pb="5">
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
      {table !== null && table.rows.length > 0 && (
        <FaultyRows table={table} all={inFile} label={title} mending={mending} />
      )}
      {mending !== null && mending.count > 0 && <ImportAgain mending={mending} />}
    </Card>
  );
}

/** The rows that were mended here, and what stood in the way of importing them. */
function ImportAgain({ mending: { count, state, importAgain } }: { mending: Mending }) {
  const problem = state.step === 'failed' ? wordsOfUploadProblem(state.problem) : null;
  return (
    <Stack gap="3" p={{ base: '4', md: '5' }} borderTopWidth="1px" align="flex-start">
      {problem !== null && (
        <Notice icon={CircleAlert} tone="red" title={problem.title} role="alert">
          {problem.text}
        </Notice>
      )}
      <Button variant="tint" size="lg" loading={state.step === 'uploading'} onClick={() => void importAgain()}>
        <Upload aria-hidden />
        {t.importAgain(count)}
      </Button>
    </Stack>
  );
}

const Reason = ({ title, remedy }: { title: string; remedy: string }) => (
  <Box>
    <Text fontWeight="500">{title}</Text>
    <Text fontSize="small" color="textSecond">
      {remedy}
    </Text>
  </Box>
);
