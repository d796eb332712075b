import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { Grid } from '@chakra-ui/react/grid';
import { Text } from '@chakra-ui/react/text';
import { Link } from '../../ui/button';
import { Segmented } from '../../ui/choice/segmented';
import { optionsOf } from '../../ui/filter/options-of';
import { CheckboxField, SelectField, TextField } from '../../ui/form/fields/fields';
import { ErrorText } from '../../ui/form/fields/framed';
import { plainBind } from '../../ui/form/fields/plain-bind';
import type { FieldBinding } from '../../ui/form/state/use-form';
import type { ResourceForm } from '../../ui/resource/resource-screen';
import { ArchivedAutomation } from './archived-automation';
import { AudienceField } from './audience-field';
import { AutomationMessage } from './automation-message';
import { useChoices } from './automation-parts';
import { AutomationState } from './automation-state';
import type { AutomationChoicesQuery, AutomationRowFragment } from './automations.generated';
import { automationsTexts as t } from './automations.texts';

type Options = { value: string; label: string }[];
type Bind = (name: string) => FieldBinding<string>;

const halfHours = Array.from(
  { length: 48 },
  (_, at) => `${String(at >> 1).padStart(2, '0')}:${at % 2 === 0 ? '00' : '30'}`,
);
/** What stands stays offered, though it is none of ours. */
const offering = (options: Options, value: string): Options =>
  value === '' || options.some((each) => each.value === value) ? options : [...options, { value, label: value }];
const same = (values: readonly string[]): Options => values.map((value) => ({ value, label: value }));

interface Shown {
  form: ResourceForm;
  row: AutomationRowFragment | null;
}

/** One automation: what it was where it is put away, else its form. */
export const Automation = ({ form, row }: Shown) =>
  row?.state === 'archived' ? <ArchivedAutomation row={row} /> : <AutomationFields form={form} row={row} />;

/** An automation as a sentence: when, to whom, what, and for how much at most. */
function AutomationFields({ form, row }: Shown) {
  const choices = useChoices();
  const bind: Bind = (name) => form.field(name) as FieldBinding<string>;
  const kind = String(form.values['kind']);
  return (
    <>
      {row !== null && <AutomationState row={row} />}
      <TextField
        label={t.fields.name}
        autoComplete="off"
        maxLength={200}
        // It comes after the drawer, which had nothing to begin with.
        autoFocus={row === null}
        bind={bind('name')}
      />
      <Box>
        <Text fontSize="small" fontWeight="500" mb="1.5">
          {t.form.begin}
        </Text>
        <Segmented
          label={t.fields.kind}
          isWide
          options={optionsOf(t.kinds)}
          value={kind}
          onChange={(value) => bind('kind').onChange(value)}
        />
      </Box>
      {kind === 'birthday' && <BirthdayFields bind={bind} choices={choices} />}
      {kind === 'recurring' && <RecurringFields form={form} bind={bind} />}
      {kind === 'after-visit' && <VisitFields bind={bind} />}
      {kind !== 'after-visit' && <AudienceField bind={form.field('audience') as FieldBinding<readonly string[]>} />}
      <AutomationMessage bind={bind} choices={choices} messageType={String(form.values['messageType'])} />
      {/https?:\/\//i.test(String(form.values['message'])) && (
        <CheckboxField bind={form.field('trackLinks') as FieldBinding<boolean>}>{t.form.trackLinks}</CheckboxField>
      )}
      <Grid templateColumns={{ base: '1fr', md: '1fr 1fr' }} gap="4">
        <TextField label={t.fields.runMaxCost} inputMode="decimal" placeholder="20.00" bind={bind('runMaxCost')} />
        <TextField label={t.fields.monthCap} inputMode="decimal" placeholder="200.00" bind={bind('monthCap')} />
      </Grid>
      <Text fontSize="small" color="textSecond" mt="-2">
        {t.form.caps}
      </Text>
    </>
  );
}

function BirthdayFields({ bind, choices }: { bind: Bind; choices: AutomationChoicesQuery | null }) {
  const dates = (choices?.attributes?.data ?? []).filter(({ type }) => type === 'date');
  const offsets = Array.from({ length: 61 }, (_, at) => at - 30);
  const nameOf = (days: number): string =>
    days === 0 ? t.sentence.onDay : days < 0 ? t.sentence.before(-days) : t.sentence.after(days);
  const field = bind('field');
  const options = [
    { value: '', label: t.form.chooseField },
    ...dates.map(({ key, name }) => ({ value: `attributes.${key}`, label: name })),
  ];
  return (
    <>
      <Grid templateColumns={{ base: '1fr', md: '1fr 1fr' }} gap="4">
        <SelectField
          label={t.form.day}
          bind={bind('offsetDays')}
          options={offsets.map((days) => ({ value: String(days), label: nameOf(days) }))}
        />
        <SelectField label={t.form.field} bind={field} options={offering(options, field.value)} />
        <TimeField bind={bind('at')} />
      </Grid>
      {choices !== null && dates.length === 0 && (
        <Text fontSize="small" color="textSecond">
          {t.form.noField} <Link to="/custom-fields/new">{t.form.makeField}</Link>
        </Text>
      )}
    </>
  );
}

const TimeField = ({ bind }: { bind: FieldBinding<string> }) => (
  <SelectField
    label={t.form.at}
    bind={bind}
    options={offering(same(halfHours), bind.value).sort((a, b) => (a.value < b.value ? -1 : 1))}
  />
);

function RecurringFields({ form, bind }: { form: ResourceForm; bind: Bind }) {
  const every = bind('every');
  const weekdays = form.field('weekdays') as FieldBinding<readonly number[]>;
  return (
    <>
      <Segmented
        label={t.form.every}
        isWide
        options={[
          { value: 'week', label: t.form.weekly },
          { value: 'month', label: t.form.monthly },
        ]}
        value={every.value}
        onChange={every.onChange}
      />
      {every.value === 'week' ? (
        <Box role="group" aria-label={t.form.weekly}>
          <Flex wrap="wrap" gap="4px 18px">
            {t.form.weekdays.map((name, at) => {
              const others = weekdays.value.filter((day) => day !== at + 1);
              return (
                <CheckboxField
                  key={name}
                  bind={plainBind(name, others.length < weekdays.value.length, (isOn) =>
                    weekdays.onChange(isOn ? [...others, at + 1].sort() : others),
                  )}
                >
                  {name}
                </CheckboxField>
              );
            })}
          </Flex>
          {weekdays.error !== undefined && <ErrorText>{weekdays.error}</ErrorText>}
        </Box>
      ) : (
        <SelectField
          label={t.form.dayOfMonth}
          bind={bind('dayOfMonth')}
          options={Array.from({ length: 31 }, (_, at) => ({ value: String(at + 1), label: t.form.dayName(at + 1) }))}
        />
      )}
      <TimeField bind={bind('at')} />
    </>
  );
}

const VisitFields = ({ bind }: { bind: Bind }) => (
  <>
    <Grid templateColumns={{ base: '1fr', md: '1fr 1fr' }} gap="4">
      <TextField label={t.form.afterHours} inputMode="numeric" bind={bind('afterHours')} />
      <TextField label={t.form.coolDown} inputMode="numeric" bind={bind('coolDownDays')} />
    </Grid>
    <Text fontSize="small" color="textSecond" mt="-2">
      {t.form.visitHint}
    </Text>
  </>
);
