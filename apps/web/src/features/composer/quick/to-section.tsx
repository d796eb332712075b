import { Box } from '@chakra-ui/react/box';
import { Span } from '@chakra-ui/react/span';
import { memo } from 'react';
import { useComposerParts, useDraftParts } from '../composer-store';
import { addressed } from '../draft/addressed';
import { LeftOutChips } from '../recipients/left-out-chips';
import { Section } from '../section';
import { MarkedLines } from './marked-lines';
import { quickTexts as t } from './quick.texts';
import { SaveAsContacts } from './save-as-contacts';
import { ToField } from './to-field';

/** Whom a quick text is for: the field, who of it gets nothing and why, how many get it, and what becomes of new numbers. */
export const ToSection = memo(function ToSection() {
  const { to } = useDraftParts('to');
  const { quote, quoting, leftOut, refusals, change } = useComposerParts(
    'quote',
    'quoting',
    'leftOut',
    'refusals',
    'change',
  );
  return (
    <Section place="recipients" title={t.to} help={t.help} error={refusals.recipients}>
      <ToField />
      <MarkedLines entries={to} onKeep={(kept) => change(addressed(kept))} />
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
