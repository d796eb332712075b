import { Box } from '@chakra-ui/react/box';
import { CheckboxField } from '../../../ui/form/plain-fields';
import type { FieldBinding } from '../../../ui/form/use-form';
import { publicAccountTexts } from '../public-account.texts';
import { Fold } from '../sign-up/fold';
import { TermsInWords } from './terms-in-words';
import { termsTexts } from './terms.texts';

/** The terms: to accept, and to read where one is. */
export const TermsBox = ({ bind }: { bind: FieldBinding<boolean> }) => (
  <Box bg="subtle" borderRadius="control" px="14px" pt="12px" pb="2px">
    <CheckboxField bind={bind}>{publicAccountTexts.signUpPage.accept}</CheckboxField>
    <Fold title={termsTexts.title}>
      <Box pb="12px">
        <TermsInWords />
      </Box>
    </Fold>
  </Box>
);
