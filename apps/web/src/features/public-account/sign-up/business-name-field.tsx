import { Box } from '@chakra-ui/react/box';
import { toBusinessName } from '@bellbird/field-rules';
import { Button } from '../../../ui/button';
import { TextField } from '../../../ui/form/fields/plain-fields';
import type { FieldBinding } from '../../../ui/form/state/use-form';
import { publicAccountTexts } from '../public-account.texts';

const t = publicAccountTexts.signUpPage;

/** The business's name; one that cannot be, with one like it that can. */
export function BusinessNameField({ bind }: { bind: FieldBinding<string> }) {
  const offered = bind.error ? toBusinessName(bind.value) : '';
  return (
    <Box>
      <TextField label={t.businessName} help={t.businessNameHelp} autoComplete="organization" size="lg" bind={bind} />
      {offered && (
        <Button variant="link" mt="1.5" onClick={() => bind.onChange(offered)}>
          {t.useName(offered)}
        </Button>
      )}
    </Box>
  );
}
