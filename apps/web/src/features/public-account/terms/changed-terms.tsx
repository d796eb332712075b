import { Box } from '@chakra-ui/react/box';
import { Heading } from '@chakra-ui/react/heading';
import { Fold } from '../sign-up/fold';
import { TermsInWords } from './terms-in-words';
import { termsPoints, type TermsPoint } from './terms-points';
import { termsTexts as t } from './terms.texts';

/** What changed for who accepted the terms of another version, and folded what stayed. */
export function ChangedTerms({ accepted, points = termsPoints }: { accepted: number; points?: readonly TermsPoint[] }) {
  const changed = points.filter(({ since }) => since > accepted);
  const unchanged = points.filter(({ since }) => since <= accepted);
  return (
    <>
      <Heading as="h2" textStyle="section" mb="2.5">
        {t.changed}
      </Heading>
      <TermsInWords points={changed} />
      {unchanged.length > 0 && (
        <Fold title={t.unchanged}>
          <Box pb="3">
            <TermsInWords points={unchanged} />
          </Box>
        </Fold>
      )}
    </>
  );
}
