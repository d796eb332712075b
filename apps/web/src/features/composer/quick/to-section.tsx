import { Box } from '@chakra-ui/react/box';
import { Span } from '@chakra-ui/react/span';
import { memo } from 'react';
import { useComposerPart } from '../composer-store';
import { addressed } from '../draft/addressed';
import { Section } from '../frame/section';
import { LeftOutChips } from '../recipients/left-out/left-out-chips';
import { MarkedLines } from './marked-lines';
import { quickTexts as t } from './quick.texts';
import { SaveAsContacts } from './save-as-contacts';
import { ToField } from './to-field';

/** Whom a quick text is for: the field, who of it gets nothing and why, how many get it, and what becomes of new numbers. */
export const ToSection = memo(function ToSection() {
  const { to } = useComposerPart('draft', 'to');
  const { change } = useComposerPart('writing', 'change');
  const { quote, quoting, leftOut } = useComposerPart('bill', 'quote', 'quoting', 'leftOut');
  const { refusals } = useComposerPart('checks', 'refusals');
  return (
    <Section place="recipients" title={t.to} help={t.help} error={refusals.recipients}>
      <ToField />
      <MarkedLines entries={to} onKeep={(kept) => change(addressed(kept))} />
      {to.length > 0 && (
        <Box role="status" mt="2.5" minH="5" opacity={quoting.isFresh ? 1 : 0.55} transition="opacity 120ms">
          {quote && (
            <>
              <Span fontWeight="500" fontVariantNumeric="tabular-nums">
                {t.counted(quote.recipients, leftOut.total)}
              </Span>
              {leftOut.total > 0 && (
                <Box mt="1">
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
