import { Flex } from '@chakra-ui/react/flex';
import { Stack } from '@chakra-ui/react/stack';
import { Plus, X } from 'lucide-react';
import { useState } from 'react';
import { Button, IconButton } from '../../ui/button';
import { ChipsInput } from '../../ui/choice/chips-input';
import { ChoiceCard, ChoiceCards } from '../../ui/choice/choice-cards';
import { ChoiceField } from '../../ui/choice/choice-field';
import { FileDrop } from '../../ui/choice/file-drop';
import { matchOptions } from '../../ui/choice/match-options';
import { Segmented } from '../../ui/choice/segmented';
import { DateField } from '../../ui/date/date-field';
import { DateRange } from '../../ui/date/date-range';
import { TimeField } from '../../ui/date/time-field';
import { optionsOf } from '../../ui/filter/options-of';
import { BrandField } from '../../ui/form/fields/brand-field';
import { CheckboxField, SelectField, TextField } from '../../ui/form/fields/fields';
import { SwatchField } from '../../ui/form/fields/swatch-field';
import { useForm, type FieldBinding } from '../../ui/form/state/use-form';
import { useRows } from '../../ui/form/state/use-rows';
import { Wizard } from '../../ui/wizard/wizard';
import { WizardFoot } from '../../ui/wizard/wizard-foot';
import { primitivesTexts as t } from './primitives.texts';

const today = '2026-11-19';

const asOption = (name: string) => ({ value: name, label: name });

export function FieldSamples() {
  const form = useForm({
    initial: {
      name: '',
      country: 'AU',
      town: 'Newtown',
      terms: true as boolean,
      day: '2026-11-24',
      time: '09:30',
      from: '2026-11-01',
      to: today,
      colour: Object.keys(t.colours)[0]!,
      brand: Object.keys(t.colours)[1]!,
    },
    rules: { name: (name) => (name === '' ? t.required : undefined) },
    submit: () => Promise.resolve(),
  });
  return (
    <form ref={form.ref} noValidate onSubmit={(event) => void form.onSubmit(event)}>
      <Stack gap="4">
        <TextField label={t.name} help={t.help} bind={form.field('name')} />
        <SelectField label={t.country} options={optionsOf(t.countries)} bind={form.field('country')} />
        <ChoiceField label={t.town} options={t.towns.map(asOption)} bind={form.field('town')} />
        <CheckboxField bind={form.field('terms')}>{t.terms}</CheckboxField>
        <DateField label={t.day} today={today} bind={form.field('day')} />
        <TimeField label={t.time} bind={form.field('time')} />
        <DateRange from={form.field('from')} to={form.field('to')} today={today} />
        <SwatchField label={t.colour} options={optionsOf(t.colours)} bind={form.field('colour')} />
        <BrandField label={t.brand} options={optionsOf(t.colours)} bind={form.field('brand')} />
        <Button type="submit" variant="solid">
          {t.add}
        </Button>
      </Stack>
    </form>
  );
}

/** Rows that come and go, each with fields of its own. */
export function RowSamples() {
  const form = useForm<{ hours: { from: string; to: string }[] }>({
    initial: {
      hours: [
        { from: '07:00', to: '12:00' },
        { from: '13:00', to: '16:00' },
      ],
    },
    submit: () => Promise.resolve(),
  });
  const { rows, add, remove } = useRows<{ from: string; to: string }>(form, 'hours');
  const bind = (path: string): FieldBinding<string> => form.field(path as 'hours') as unknown as FieldBinding<string>;
  return (
    <Stack gap="3">
      {rows.map(({ key, place }) => (
        <Flex key={key} gap="2" align="flex-end">
          <TimeField label={t.opens} bind={bind(`hours.${place}.from`)} />
          <TimeField label={t.closes} bind={bind(`hours.${place}.to`)} />
          <IconButton label={t.remove} onClick={() => remove(place)}>
            <X />
          </IconButton>
        </Flex>
      ))}
      <Button onClick={() => add({ from: '', to: '' })}>
        <Plus aria-hidden />
        {t.add}
      </Button>
    </Stack>
  );
}

function ChipSamples() {
  const [chosen, setChosen] = useState<readonly string[]>(t.towns.slice(0, 2));
  const [text, setText] = useState('');
  const choices = matchOptions(t.towns.filter((town) => !chosen.includes(town)).map(asOption), text);
  return (
    <ChipsInput
      label={t.chips}
      chosen={chosen.map((town) => ({ id: town, name: town }))}
      choices={choices.map(({ value, label }) => ({ key: value, label }))}
      choicesLabel={t.chips}
      removeLabel={t.removeChip}
      text={text}
      onText={setText}
      onTake={({ key }) => (setChosen([...chosen, key]), setText(''))}
      onRemove={(id) => setChosen(chosen.filter((town) => town !== id))}
      longest={50}
    />
  );
}

export function ChoiceSamples() {
  const [view, setView] = useState('week');
  const [when, setWhen] = useState<'now' | 'later'>('now');
  return (
    <Stack gap="4">
      <Segmented label={t.view} options={optionsOf(t.views)} value={view} onChange={setView} />
      <ChoiceCards>
        {(['now', 'later'] as const).map((value) => (
          <ChoiceCard
            key={value}
            group="when"
            value={value}
            isChosen={when === value}
            onChoose={() => setWhen(value)}
            title={t.when[value]}
          >
            {t.whenHelp[value]}
          </ChoiceCard>
        ))}
      </ChoiceCards>
      <ChipSamples />
      <FileDrop {...t.file} {...t.fileMore} isBusy={false} accept=".csv" testId="file" onFile={() => undefined} />
    </Stack>
  );
}

/** Its step stands in this page's address. */
export const WizardSamples = () => (
  <Wizard
    label={t.wizard}
    steps={t.wizardSteps.map((title, at) => ({
      name: String(at),
      title,
      screen: ({ back, next }) => (
        <WizardFoot onBack={back}>
          <Button size="lg" variant="solid" onClick={next}>
            {t.nextStep}
          </Button>
        </WizardFoot>
      ),
    }))}
  />
);
