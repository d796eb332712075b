import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { Span } from '@chakra-ui/react/span';
import { formatCount } from '../../lib/i18n/texts';
import { contactImportTexts as t } from './contact-import.texts';
import type { JobFigures } from './job/job-stage';

const segments = [
  ['created', 'chart1'],
  ['updated', 'chart3'],
  ['skipped', 'lineField'],
  ['rejected', 'red'],
] as const;

/** What became of the rows: one segment a figure, the legend in the same order. What is to come is the track. */
export function Figures({ job }: { job: Pick<JobFigures, 'rows' | 'created' | 'updated' | 'skipped' | 'rejected'> }) {
  const some = segments.filter(([name]) => job[name] > 0);
  const shown = some.length > 0 ? some : segments.slice(0, 1);
  const label = t.figuresLabel(shown.map(([name]) => `${formatCount(job[name])} ${t.figures[name]}`).join(', '));
  return (
    <Box>
      <Flex role="img" aria-label={label} h="8px" gap="2px" borderRadius="full" overflow="hidden" bg="hover">
        {job.rows > 0 &&
          shown.map(
            ([name, colour]) =>
              job[name] > 0 && (
                <Box key={name} bg={colour} flexBasis={`${(job[name] / job.rows) * 100}%`} minW="4px" flexShrink={1} />
              ),
          )}
      </Flex>
      <Flex wrap="wrap" gap="6px 20px" mt="10px" fontSize="13px">
        {shown.map(([name, colour]) => (
          <Flex key={name} align="center" gap="8px">
            <Span aria-hidden boxSize="10px" borderRadius="3px" bg={colour} />
            <Span>
              <Span fontWeight="600" fontVariantNumeric="tabular-nums">
                {formatCount(job[name])}
              </Span>{' '}
              {t.figures[name]}
            </Span>
          </Flex>
        ))}
      </Flex>
    </Box>
  );
}
