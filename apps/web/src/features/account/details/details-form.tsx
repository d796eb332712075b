import { Grid } from '@chakra-ui/react/grid';
import { useMay } from '../../../lib/session/session';
import { SaveBar } from '../../../ui/form/save-bar';
import { Changeable } from '../changeable';
import { BusinessCard, ReachCard } from './details-fields';
import type { AccountDetailsFragment } from './details.generated';
import { useDetailsForm } from './use-details-form';

/** Name, ABN and whereabouts, and how customers reach the business. A save bar comes with a change. */
export function DetailsForm({ details }: { details: AccountDetailsFragment }) {
  const mayChange = useMay('business-editor', 'merchant-editor');
  const form = useDetailsForm(details);
  return (
    <form ref={form.ref} noValidate onSubmit={(event) => void form.onSubmit(event)}>
      <Changeable permission="business-editor" mayChange={mayChange}>
        <Grid templateColumns={{ base: '1fr', lg: '1fr 1fr' }} gap="4">
          <BusinessCard form={form} savedZone={details.timeZone} />
          <ReachCard form={form} />
        </Grid>
      </Changeable>
      <SaveBar form={form} />
    </form>
  );
}
