import { useApolloClient } from '@apollo/client/react';
import { Grid } from '@chakra-ui/react/grid';
import { Stack } from '@chakra-ui/react/stack';
import { useMemo } from 'react';
import { formatTime } from '../../../lib/format/time';
import { problemOf } from '../../../lib/graph/problem';
import { countryChoices, zoneChoices } from '../../../lib/places/choices';
import { keepUser, useMay, useUser } from '../../../lib/session/session';
import { useNow } from '../../../lib/use-now';
import { ChoiceField } from '../../../ui/choice/choice-field';
import { SectionCard } from '../../../ui/detail/section-card';
import { SelectField, TextField } from '../../../ui/form/plain-fields';
import { SaveBar } from '../../../ui/form/save-bar';
import { useForm } from '../../../ui/form/use-form';
import { notify } from '../../../ui/toast/notify';
import { accountTexts } from '../account.texts';
import { Changeable } from '../changeable';
import { SaveAccountDetailsDocument, type AccountDetailsFragment } from './details.generated';
import { detailsTexts } from './details.texts';

const t = detailsTexts;
const ourStates = ['', 'ACT', 'NSW', 'NT', 'QLD', 'SA', 'TAS', 'VIC', 'WA'];

type Values = Omit<AccountDetailsFragment, 'version'>;
const valuesOf = ({ version: _version, ...values }: AccountDetailsFragment): Values => values;

/** Name, ABN and whereabouts, and how customers reach the business. A save bar comes with a change. */
export function DetailsForm({
  details,
  onConflict,
  onSaved,
}: {
  details: AccountDetailsFragment;
  /** Somebody else saved meanwhile: the newest is to be read. */
  onConflict: () => void;
  onSaved: (details: AccountDetailsFragment) => void;
}) {
  const client = useApolloClient();
  const mayChange = useMay('business-editor', 'merchant-editor');
  const { tenant } = useUser();
  const now = useNow(30_000);
  const countries = useMemo(countryChoices, []);
  const zones = useMemo(() => zoneChoices(details.timeZone), [details.timeZone]);
  const form = useForm<Values>({
    initial: valuesOf(details),
    submit: async (values) => {
      const changed = Object.fromEntries(
        Object.entries(values).filter(([name, value]) => value !== details[name as keyof Values]),
      );
      const { data } = await client
        .mutate({
          mutation: SaveAccountDetailsDocument,
          variables: { input: { ...changed, version: details.version } },
        })
        .catch((error: unknown) => {
          if (problemOf(error).code === 'version-conflict') onConflict();
          throw error;
        });
      const saved = data!.setAccountSettingsDetails!;
      form.set(valuesOf(saved));
      onSaved(saved);
      keepUser({ tenant: { ...tenant, name: saved.name, country: saved.country, timeZone: saved.timeZone } });
      notify({ kind: 'success', title: accountTexts.saved });
    },
  });
  const { country, timeZone } = form.values;
  const isHere = country === 'AU';
  const stateOptions = ourStates.includes(form.values.state) ? ourStates : [...ourStates, form.values.state];
  return (
    <form ref={form.ref} noValidate onSubmit={(event) => void form.onSubmit(event)}>
      <Changeable permission="business-editor" mayChange={mayChange}>
        <Grid templateColumns={{ base: '1fr', lg: '1fr 1fr' }} gap="16px">
          <SectionCard title={t.business}>
            <Stack gap="16px">
              <TextField label={t.name} autoComplete="organization" bind={form.field('name')} />
              <TextField label={t.abn} help={t.abnHelp} optional inputMode="numeric" bind={form.field('abn')} />
              <ChoiceField label={t.country} bind={form.field('country')} options={countries} />
              {isHere ? (
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
          <SectionCard title={t.contact}>
            <Stack gap="16px">
              <TextField
                label={t.email}
                type="email"
                inputMode="email"
                autoComplete="email"
                bind={form.field('email')}
              />
              <TextField
                label={t.phone}
                optional
                type="tel"
                inputMode="tel"
                autoComplete="tel"
                bind={form.field('phone')}
              />
              <TextField label={t.address} optional autoComplete="street-address" bind={form.field('address')} />
              <Grid templateColumns={{ base: '1fr', sm: '2fr 1fr' }} gap="16px">
                <TextField label={t.city} optional autoComplete="address-level2" bind={form.field('city')} />
                <TextField label={t.postCode} optional autoComplete="postal-code" bind={form.field('postCode')} />
              </Grid>
              <TextField label={t.website} optional type="url" inputMode="url" bind={form.field('website')} />
            </Stack>
          </SectionCard>
        </Grid>
      </Changeable>
      <SaveBar form={form} onDiscard={() => (form.setErrors({}), form.set(valuesOf(details)))} />
    </form>
  );
}
