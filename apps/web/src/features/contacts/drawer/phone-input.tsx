import { Box } from '@chakra-ui/react/box';
import { TriangleAlert } from 'lucide-react';
import { useLocation } from 'react-router-dom';
import { contactPath } from '../../../lib/paths';
import { ButtonLink } from '../../../ui/button';
import { TextField } from '../../../ui/form/fields/fields';
import type { FieldBinding } from '../../../ui/form/state/use-form';
import { Notice } from '../../../ui/notice';
import { contactsTexts as t } from '../contacts.texts';

/** A contact's number; one that is taken leads to who has it. */
export const PhoneInput = ({ bind, takenBy }: { bind: FieldBinding<string>; takenBy: string | null }) => (
  <Box>
    <TextField label={t.phone} type="tel" inputMode="tel" autoComplete="off" help={t.phoneHelp} bind={bind} />
    {takenBy !== null && <Taken by={takenBy} />}
  </Box>
);

function Taken({ by }: { by: string }) {
  const { search } = useLocation();
  return (
    <Box mt="2">
      <Notice
        role="alert"
        tone="amber"
        icon={TriangleAlert}
        actions={
          <ButtonLink size="sm" to={contactPath(by) + search} state={{ keepScroll: true }}>
            {t.openExisting}
          </ButtonLink>
        }
      >
        {t.duplicateHelp}
      </Notice>
    </Box>
  );
}
