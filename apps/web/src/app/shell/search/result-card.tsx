import { Box } from '@chakra-ui/react/box';
import { Span } from '@chakra-ui/react/span';
import { chakra } from '@chakra-ui/react/styled-system';
import { useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { Button, Link } from '../../../ui/button';
import { SectionCard } from '../../../ui/detail/section-card';
import { few, type ResultGroup } from './result';
import { searchTexts as t } from './search.texts';

const Row = chakra(RouterLink, {
  base: {
    display: 'flex',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    columnGap: '4',
    flexWrap: { base: 'wrap', md: 'nowrap' },
    minH: '11',
    mx: '-2',
    px: '2',
    py: '2.5',
    borderRadius: 'control',
    _hover: { bg: 'hover' },
  },
});

/** What answers of one kind: five, and the way to all of them. */
export function ResultCard({ group, onRetry }: { group: ResultGroup; onRetry: () => void }) {
  const { key, results, all } = group;
  const [isWhole, setWhole] = useState(false);
  const shown = results?.slice(0, isWhole ? undefined : few);
  return (
    <SectionCard
      title={t.groups[key]}
      actions={
        all && (
          <Link
            to={all.to}
            display="inline-flex"
            alignItems="center"
            minH={{ base: '11', md: '5' }}
            my={{ base: '-3', md: 0 }}
          >
            {all.label}
          </Link>
        )
      }
    >
      {shown === undefined ? (
        <Box role="alert" display="flex" alignItems="center" gap="3" color="textSecond" minH="11">
          {key === 'help' ? t.helpFailed : t.failed}
          <Button size="sm" onClick={onRetry}>
            {t.again}
          </Button>
        </Box>
      ) : (
        <Box as="ul" listStyleType="none">
          {shown.map(({ id, label, aside, to }) => (
            <Box as="li" key={id} borderBottomWidth="1px" _last={{ borderBottomWidth: 0 }}>
              {/* What an article says is a sentence: it has a line of its own. */}
              <Row to={to} {...(key === 'help' && { flexDirection: 'column', alignItems: 'flex-start' })}>
                <Span fontWeight="500" flexShrink={0} maxW="full" truncate>
                  {label}
                </Span>
                {aside && (
                  <Span color="textSecond" fontSize="small" minW="0" truncate={key !== 'help'}>
                    {aside}
                  </Span>
                )}
              </Row>
            </Box>
          ))}
        </Box>
      )}
      {!isWhole && results !== null && results.length > few && (
        <Button variant="link" minH="11" onClick={() => setWhole(true)}>
          {t.allPages(results.length)}
        </Button>
      )}
    </SectionCard>
  );
}
