import { useApolloClient } from '@apollo/client/react';
import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { Grid } from '@chakra-ui/react/grid';
import { Heading } from '@chakra-ui/react/heading';
import { Span } from '@chakra-ui/react/span';
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
import { reasonsOf, wordsOf } from './reasons';
import { fetchRejected, type RejectedRow } from './rejected-file';

const mostShown = 50;
const areas = { base: 'auto 1fr', md: '70px minmax(0, 1fr) minmax(0, 1.6fr)' };

/** Rows that were not taken: why, what to do about it, the first of them, and all of them as a file to mend. */
export function RejectedRows({ job }: { job: ImportJobPartsFragment }) {
  const client = useApolloClient();
  const [rows, setRows] = useState<RejectedRow[] | null>(null);
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
  return (
    <Card overflow="hidden">
      <Flex p={{ base: '16px', md: '20px' }} gap="12px" wrap="wrap" justify="space-between" align="flex-start">
        <Box minW="0" flex="1 1 300px">
          <Heading as="h2" textStyle="section">
            {t.rejectedTitle(job.rejected)}
          </Heading>
          <Text color="textSecond" mt="2px">
            {t.rejectedText}
          </Text>
        </Box>
        {job.rejectedUrl !== null && (
          <Button size="lg" loading={isAsking} onClick={() => void download()}>
            <Download aria-hidden />
            {t.rejectedDownload}
          </Button>
        )}
      </Flex>
      <Stack gap="12px" px={{ base: '16px', md: '20px' }} pb="20px">
        {reasonsOf(job.reasons).map(({ code, count }) => (
          <Box key={code}>
            <Text fontWeight="500">{t.reasonLine(count, wordsOf(code).title)}</Text>
            <Text fontSize="13px" color="textSecond">
              {wordsOf(code).remedy}
            </Text>
          </Box>
        ))}
      </Stack>
      {rows !== null && rows.length > 0 && (
        <Box role="table" aria-label={t.rejectedTitle(job.rejected)}>
          <Grid
            role="row"
            display={{ base: 'none', md: 'grid' }}
            templateColumns={areas}
            gap="16px"
            px="20px"
            h="34px"
            alignItems="center"
            bg="subtle"
            borderYWidth="1px"
            fontSize="13px"
            fontWeight="500"
            color="textSecond"
          >
            <Span role="columnheader">{t.rowHead}</Span>
            <Span role="columnheader">{t.reasonHead}</Span>
            <Span role="columnheader">{t.contentHead}</Span>
          </Grid>
          {rows.map(({ row, code, content }, at) => (
            <Grid
              role="row"
              key={row}
              templateColumns={areas}
              gap={{ base: '2px 12px', md: '16px' }}
              px={{ base: '16px', md: '20px' }}
              py="10px"
              borderTopWidth={at === 0 ? { base: '1px', md: 0 } : '1px'}
              fontSize="13px"
            >
              <Span role="cell" fontVariantNumeric="tabular-nums" color="textThird">
                <Span hideFrom="md">{t.rowNumber(row)}</Span>
                <Span hideBelow="md">{row}</Span>
              </Span>
              <Span role="cell">{wordsOf(code).title}</Span>
              <Span role="cell" color="textSecond" overflowWrap="anywhere" gridColumn={{ base: '1 / -1', md: 'auto' }}>
                {content.slice(0, 200)}
              </Span>
            </Grid>
          ))}
          {job.rejected > rows.length && (
            <Text px="20px" py="10px" borderTopWidth="1px" fontSize="13px" color="textThird">
              {t.rejectedFirst(rows.length, job.rejected)}
            </Text>
          )}
        </Box>
      )}
    </Card>
  );
}
