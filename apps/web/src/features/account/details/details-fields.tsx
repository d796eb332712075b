import { Grid } from '@chakra-ui/react/grid';
import { Stack } from '@chakra-ui/react/stack';
import { useMemo } from 'react';
import { formatTime } from '../../../lib/format/time';
import { countryChoices, zoneChoices } from '../../../lib/places/choices';
import { useNow } from '../../../lib/use-now';
import { ChoiceField } from '../../../ui/choice/choice-field';
import { SectionCard } from '../../../ui/detail/section-card';
import { SelectField, TextField } from '../../../ui/form/fields/plain-fields';
import { detailsTexts as t } from './details.texts';
import type { DetailsFields } from './use-details-form';

const ourStates = ['', 'ACT', 'NSW', 'NT', 'QLD', 'SA', 'TAS', 'VIC', 'WA'];

/** What the business is, and where. */
export function BusinessCard({ form, savedZone }: { form: DetailsFields; savedZone: string }) {
  const now = useNow(30_000);
  const countries = useMemo(countryChoices, []);
  const zones = useMemo(() => zoneChoices(savedZone), [savedZone]);
  const { country, state, timeZone } = form.values;
  const stateOptions = ourStates.includes(state) ? ourStates : [...ourStates, state];
  return (
    <SectionCard title={t.business}>
      <Stack gap="4">
        <TextField label={t.name} autoComplete="organization" bind={form.field('name')} />
        <TextField label={t.abn} help={t.abnHelp} optional inputMode="numeric" bind={form.field('abn')} />
        <ChoiceField label={t.country} bind={form.field('country')} options={countries} />
        {country === 'AU' ? (
          <SelectField
            label={t.state}
            optional
            bind={form.field('state')}
            options={stateOptions.map((value) => ({ value, label: value }))}
          />
        ) : (
          <TextField label={t.state} optional bind={form.field('state')} />
        )}
        <ChoiceField
          label={t.timeZone}
          help={t.timeThere(formatTime(now, timeZone))}
          bind={form.field('timeZone')}
          options={zones}
        />
      </Stack>
    </SectionCard>
  );
}

/** How customers reach it. */
export const ReachCard = ({ form }: { form: DetailsFields }) => (
  <SectionCard title={t.contact}>
    <Stack gap="4">
      <TextField label={t.email} type="email" inputMode="email" autoComplete="email" bind={form.field('email')} />
      <TextField label={t.phone} optional type="tel" inputMode="tel" autoComplete="tel" bind={form.field('phone')} />
      <TextField label={t.address} optional autoComplete="street-address" bind={form.field('address')} />
      <Grid templateColumns={{ base: '1fr', sm: '2fr 1fr' }} gap="4">
        <TextField label={t.city} optional autoComplete="address-level2" bind={form.field('city')} />
        <TextField label={t.postCode} optional autoComplete="postal-code" bind={form.field('postCode')} />
      </Grid>
      <TextField label={t.website} optional type="url" inputMode="url" bind={form.field('website')} />
    </Stack>
  </SectionCard>
);
