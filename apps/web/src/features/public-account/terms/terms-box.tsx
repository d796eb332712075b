import { Box } from '@chakra-ui/react/box';
import { CheckboxField } from '../../../ui/form/fields/plain-fields';
import type { FieldBinding } from '../../../ui/form/state/use-form';
import { publicAccountTexts } from '../public-account.texts';
import { Fold } from '../sign-up/fold';
import { TermsInWords } from './terms-in-words';
import { termsTexts } from './terms.texts';

/** The terms: to accept, and to read where one is. */
export const TermsBox = ({ bind }: { bind: FieldBinding<boolean> }) => (
  <Box bg="subtle" borderRadius="control" px="3.5" pt="3" pb="0.5">
    <CheckboxField bind={bind}>{publicAccountTexts.signUpPage.accept}</CheckboxField>
    <Fold title={termsTexts.title}>
      <Box pb="3">
        <TermsInWords />
      </Box>
    </Fold>
  </Box>
);
