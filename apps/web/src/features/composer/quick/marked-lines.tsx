import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { Span } from '@chakra-ui/react/span';
import { CircleAlert } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../ui/button';
import { useComposerPart } from '../composer-store';
import { quickTexts as t } from './quick.texts';
import { shownName } from './shown-name';

/** More than these are one line, and one way out for all of them. */
const linesShown = 5;

/** A line for each that gets nothing: why, and the way out. */
export function MarkedLines({
  entries,
  onKeep,
}: {
  /** Contacts' ids and numbers as they were typed. */
  entries: readonly string[];
  /** Takes the others out. */
  onKeep: (entries: readonly string[]) => void;
}) {
  const { typed } = useComposerPart('audience', 'typed');
  const { marks, people } = typed;
  const [isWhole, setWhole] = useState(false);
  const marked = entries.filter((entry) => marks.has(entry));
  if (marked.length === 0) return null;
  const shown = isWhole ? marked : marked.slice(0, linesShown);
  const rest = marked.length - shown.length;
  const without = (gone: readonly string[]) => () => onKeep(entries.filter((entry) => !gone.includes(entry)));
  return (
    <Box as="ul" listStyleType="none" mt="2" maxH="260px" overflowY="auto">
      {shown.map((entry) => {
        const name = shownName(entry, people);
        return (
          <Flex as="li" key={entry} align="center" gap="2" fontSize="small" minH={{ base: '11', md: '26px' }}>
            <Box color="red" flexShrink={0}>
              <CircleAlert aria-hidden size={16} strokeWidth={1.75} />
            </Box>
            <Box flex="1" minW="0" overflowWrap="anywhere">
              <Span fontWeight="600">{name}</Span> {t.why[marks.get(entry)!]}
            </Box>
            <Button variant="link" flexShrink={0} aria-label={t.takeOutNamed(name)} onClick={without([entry])}>
              {t.takeOut}
            </Button>
          </Flex>
        );
      })}
      {marked.length > linesShown && (
        <Flex as="li" align="center" justify="space-between" gap="2" fontSize="small" wrap="wrap">
          <Button variant="link" onClick={() => setWhole(!isWhole)}>
            {isWhole ? t.fewer : t.andMore(rest)}
          </Button>
          <Button variant="link" onClick={without(marked)}>
            {t.takeOutAll(marked.length)}
          </Button>
        </Flex>
      )}
    </Box>
  );
}
