import { Stack } from '@chakra-ui/react/stack';
import { CheckboxField, SelectField, TextField } from '../../../ui/form/fields/plain-fields';
import { publicWaitingListTexts as t } from '../public-waiting-list.texts';
import type { OpenList } from '../use-list';
import { PartySizeField } from './party-size-field';
import type { JoinFormState } from './use-join-form';

/** A first name, a phone, how many and for whom, as far as the list asks, and two boxes of which none is ticked. */
export const JoinFields = ({ form, list, isKiosk }: { form: JoinFormState; list: OpenList; isKiosk: boolean }) => (
  <>
    <TextField
      label={t.firstName}
      bind={form.field('firstName')}
      size="lg"
      autoComplete={isKiosk ? 'off' : 'given-name'}
    />
    <TextField
      label={t.phone}
      bind={form.field('phone')}
      size="lg"
      type="tel"
      autoComplete={isKiosk ? 'off' : 'tel'}
      {...(list.askPhone !== 'required' && { optional: true })}
    />
    {list.askPartySize && (
      <PartySizeField
        value={form.values.partySize}
        most={list.mostPartySize}
        onChange={(partySize) => form.set({ partySize })}
      />
    )}
    {list.resources.length > 0 && (
      <SelectField
        label={t.forWhom}
        bind={form.field('resource')}
        size="lg"
        options={[
          { value: '', label: t.anybody },
          ...list.resources.map(({ id, name }) => ({ value: id, label: name })),
        ]}
      />
    )}
    <Stack gap={{ base: '0', md: '3' }} borderTopWidth="1px" borderColor="line" pt={{ base: '1', md: '4' }}>
      <CheckboxField bind={form.field('review')}>{list.consentWording.review}</CheckboxField>
      <CheckboxField bind={form.field('marketing')}>{list.consentWording.marketing}</CheckboxField>
    </Stack>
  </>
);
