import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { Span } from '@chakra-ui/react/span';
import { CircleAlert } from 'lucide-react';
import { memo, useState } from 'react';
import { Button } from '../../../ui/button';
import { CheckboxField } from '../../../ui/form/plain-fields';
import { useComposerParts, useDraftParts } from '../composer-store';
import { addressed } from '../draft/addressed';
import { LeftOutChips } from '../recipients/left-out-chips';
import { Section } from '../section';
import { quickTexts as t } from './quick.texts';
import { shownName } from './shown-name';
import { ToField } from './to-field';

/** More than these are one line, and one way out for all of them. */
const linesShown = 5;

/** Whom a quick text is for: the field, who of it gets nothing and why, how many get it, and what becomes of new numbers. */
export const ToSection = memo(function ToSection() {
  const { to } = useDraftParts('to');
  const { quote, quoting, leftOut, refusals } = useComposerParts('quote', 'quoting', 'leftOut', 'refusals');
  return (
    <Section place="recipients" title={t.to} help={t.help} error={refusals.recipients}>
      <ToField />
      <MarkedLines />
      {to.length > 0 && (
        <Box role="status" mt="10px" minH="20px" opacity={quoting.isFresh ? 1 : 0.55} transition="opacity 120ms">
          {quote && (
            <>
              <Span fontWeight="500" fontVariantNumeric="tabular-nums">
                {t.counted(quote.recipients, leftOut.total)}
              </Span>
              {leftOut.total > 0 && (
                <Box mt="4px">
                  <LeftOutChips leftOut={leftOut} isBare />
                </Box>
              )}
            </>
          )}
        </Box>
      )}
      <SaveAsContacts />
    </Section>
  );
});

/** A line for each that gets nothing: why, and the way out. */
function MarkedLines() {
  const { to } = useDraftParts('to');
  const { typed, change } = useComposerParts('typed', 'change');
  const { marks, people } = typed;
  const [isWhole, setWhole] = useState(false);
  const marked = to.filter((entry) => marks.has(entry));
  if (marked.length === 0) return null;
  const shown = isWhole ? marked : marked.slice(0, linesShown);
  const rest = marked.length - shown.length;
  const without = (gone: readonly string[]) => () => change(addressed(to.filter((entry) => !gone.includes(entry))));
  return (
    <Box as="ul" listStyleType="none" mt="8px" maxH="260px" overflowY="auto">
      {shown.map((entry) => {
        const name = shownName(entry, people);
        return (
          <Flex as="li" key={entry} align="center" gap="8px" fontSize="13px" minH={{ base: '44px', md: '26px' }}>
            <Box color="red" flexShrink={0}>
              <CircleAlert aria-hidden size={16} strokeWidth={1.75} />
            </Box>
            <Box flex="1" minW="0" overflowWrap="anywhere">
              <Span fontWeight="600">{name}</Span> {t.why[marks.get(entry)!]}
            </Box>
            <Button
              variant="link"
              flexShrink={0}
              minH={{ base: '44px', md: '24px' }}
              aria-label={t.takeOutNamed(name)}
              onClick={without([entry])}
            >
              {t.takeOut}
            </Button>
          </Flex>
        );
      })}
      {marked.length > linesShown && (
        <Flex as="li" align="center" justify="space-between" gap="8px" fontSize="13px" wrap="wrap">
          <Button variant="link" minH={{ base: '44px', md: '24px' }} onClick={() => setWhole(!isWhole)}>
            {isWhole ? t.fewer : t.andMore(rest)}
          </Button>
          <Button variant="link" minH={{ base: '44px', md: '24px' }} onClick={without(marked)}>
            {t.takeOutAll(marked.length)}
          </Button>
        </Flex>
      )}
    </Box>
  );
}

function SaveAsContacts() {
  const { saveAsContacts } = useDraftParts('saveAsContacts');
  const { typed, change } = useComposerParts('typed', 'change');
  if (typed.fresh.length === 0) return null;
  return (
    <Box mt="10px">
      <CheckboxField
        bind={{
          name: 'saveAsContacts',
          value: saveAsContacts,
          error: undefined,
          onChange: (isOn) => change({ saveAsContacts: isOn }),
          onBlur: () => undefined,
        }}
      >
        {t.save(typed.fresh.length)}
      </CheckboxField>
    </Box>
  );
}
