import { Span } from '@chakra-ui/react/span';
import { Stack } from '@chakra-ui/react/stack';
import { useMemo, useState } from 'react';
import { cityOf, countryChoices, labelIn, zoneChoices } from '../../../lib/places/choices';
import { ChoiceField } from '../../../ui/choice/choice-field';
import { TextField } from '../../../ui/form/fields/plain-fields';
import { publicAccountTexts } from '../public-account.texts';
import { Fold } from './fold';
import type { SignUpForm } from './use-sign-up';

const t = publicAccountTexts.signUpPage;

/** Where the business is: what the browser says, until somebody changes it. */
export function PlaceFold({ form }: { form: SignUpForm }) {
  const [own] = useState(form.values.timeZone);
  const [isSeen, setSeen] = useState(false);
  const countries = useMemo(countryChoices, []);
  const zones = useMemo(() => zoneChoices(own), [own]);
  const [country, timeZone] = [form.field('country'), form.field('timeZone')];
  return (
    <Fold
      isWanted={Boolean(country.error ?? timeZone.error)}
      onOpen={() => setSeen(true)}
      title={
        <>
          {t.place(labelIn(countries, country.value), cityOf(labelIn(zones, timeZone.value)))}
          <Span color="textSecond"> · {t.changePlace}</Span>
        </>
      }
    >
      {isSeen && (
        <Stack gap="4" pt="1">
          <ChoiceField label={t.country} size="lg" bind={country} options={countries} />
          <ChoiceField label={t.timeZone} help={t.timeZoneHelp} size="lg" bind={timeZone} options={zones} />
        </Stack>
      )}
    </Fold>
  );
}

/** What nobody has to say. */
export function MoreFold({ form }: { form: SignUpForm }) {
  const [phone, referral, heard] = [form.field('phone'), form.field('referralCode'), form.field('howDidYouHear')];
  const [wasTyped] = useState(Boolean(phone.value || referral.value || heard.value));
  const isWrong = Boolean(phone.error ?? referral.error ?? heard.error);
  return (
    <Fold isWanted={wasTyped || isWrong} title={t.more}>
      <Stack gap="4" pt="1">
        <TextField label={t.phone} optional type="tel" autoComplete="tel" inputMode="tel" size="lg" bind={phone} />
        <TextField label={t.referralCode} optional autoComplete="off" size="lg" bind={referral} />
        <TextField label={t.howDidYouHear} optional autoComplete="off" size="lg" bind={heard} />
      </Stack>
    </Fold>
  );
}
