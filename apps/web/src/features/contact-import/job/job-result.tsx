import { useQuery } from '@apollo/client/react';
import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { Heading } from '@chakra-ui/react/heading';
import { Text } from '@chakra-ui/react/text';
import { CircleAlert, CircleCheck, Send, Undo2, Users, type LucideIcon } from 'lucide-react';
import { dayOf, formatDay } from '../../../lib/format/time';
import { useTimeZone } from '../../../lib/session/session';
import { ButtonLink } from '../../../ui/button';
import { Card } from '../../../ui/card/card';
import { toneText, toneTint, type Tone } from '../../../ui/theme/tokens';
import { ImportFieldsDocument, type ImportJobPartsFragment } from '../contact-import.generated';
import { contactImportTexts as t } from '../contact-import.texts';
import { Figures } from '../figures';
import type { KeptImport } from '../kept-imports';
import type { Stage } from './job-stage';
import { peopleOfImport, type PeopleOfImport } from './people-of-import';
import { RejectedRows } from './rejected-rows';
import { UndoImport } from './undo-import';

/** What became of an import: figures, the rows to mend, what was passed over, and the way back. */
export function JobResult({
  job,
  stage,
  kept,
  onUndone,
}: {
  job: ImportJobPartsFragment;
  stage: Stage;
  kept: KeptImport | undefined;
  onUndone: (job: ImportJobPartsFragment) => void;
}) {
  const { icon: Icon, tone, title, text } = headOf(job, stage, kept);
  const isDone = stage === 'completed';
  const { data } = useQuery(ImportFieldsDocument, {
    // The import may just have made the tags.
    fetchPolicy: 'network-only',
    skip: !isDone || !kept?.tags.length,
  });
  const imported = job.created + job.updated;
  const zone = useTimeZone();
  const day = kept === undefined ? null : dayOf(kept.startedAt, zone);
  const people = peopleOfImport(kept?.tags ?? [], data?.tags?.data ?? [], job, day);
  return (
    <Box display="grid" gap="4">
      <Card p={{ base: '4', md: '5' }} display="grid" gap="4">
        <Flex gap="3.5" align={text ? 'flex-start' : 'center'}>
          <Flex
            boxSize="10"
            flexShrink={0}
            align="center"
            justify="center"
            borderRadius="bar"
            bg={toneTint(tone)}
            color={toneText(tone)}
          >
            <Icon aria-hidden size={22} strokeWidth={1.75} />
          </Flex>
          <Box minW="0" role="status">
            <Heading as="h2" textStyle="sheetTitle">
              {title}
            </Heading>
            {text && (
              <Text color="textSecond" mt="0.5">
                {text}
              </Text>
            )}
          </Box>
        </Flex>
        {isDone && <Figures job={job} />}
        <Flex gap="3" wrap="wrap">
          {isDone && imported > 0 && people.text !== null && (
            <ButtonLink to={people.text.to} variant="solid" size="lg">
              <Send aria-hidden />
              {textWords(people.text, imported)}
            </ButtonLink>
          )}
          {isDone && imported > 0 && (
            <ButtonLink to={people.shown} variant={people.text === null ? 'solid' : 'outline'} size="lg">
              <Users aria-hidden />
              {t.show}
            </ButtonLink>
          )}
          <ButtonLink to="/contacts/import" size="lg" variant={isDone && imported > 0 ? 'outline' : 'solid'}>
            {t.another}
          </ButtonLink>
        </Flex>
      </Card>
      {stage !== 'failed' && stage !== 'undone' && job.rejected + job.incomplete > 0 && (
        <RejectedRows job={job} kept={kept} />
      )}
      {isDone && job.ignoredColumns.length > 0 && (
        <Card p={{ base: '4', md: '5' }}>
          <Heading as="h2" textStyle="section">
            {t.ignored(job.ignoredColumns.length)}
          </Heading>
          <Text color="textSecond" mt="0.5" overflowWrap="anywhere">
            {job.ignoredColumns.join(', ')}
          </Text>
        </Card>
      )}
      {isDone && imported > 0 && <UndoImport jobId={job.id} startedAt={kept?.startedAt} onUndone={onUndone} />}
    </Box>
  );
}

function textWords(text: NonNullable<PeopleOfImport['text']>, imported: number): string {
  if ('day' in text) return t.textAdded(formatDay(text.day));
  return text.isAll ? t.textThese(imported) : t.textTagged(text.tag);
}

function headOf(
  job: ImportJobPartsFragment,
  stage: Stage,
  kept: KeptImport | undefined,
): { icon: LucideIcon; tone: Tone; title: string; text: string | null } {
  if (stage === 'failed')
    return { icon: CircleAlert, tone: 'red', title: t.failedTitle, text: t.failedText(job.created + job.updated) };
  if (stage === 'undone') return { icon: Undo2, tone: 'grey', title: t.undoneTitle, text: t.undoneText };
  const consent =
    kept === undefined || job.created === 0 ? null : kept.isAgreed ? t.doneSubscribed : t.doneTransactional;
  return {
    icon: CircleCheck,
    tone: job.created + job.updated > 0 ? 'green' : 'amber',
    title: t.doneTitle(job.created, job.updated),
    text: consent,
  };
}
