import { useQuery } from '@apollo/client/react';
import { Box } from '@chakra-ui/react/box';
import { useState } from 'react';
import { formatPhone } from '../../lib/format/phone';
import { useRested } from '../../lib/use-rested';
import { ChipsInput } from '../../ui/choice/chips-input';
import { contains } from '../../ui/filter/contains';
import { ErrorText } from '../../ui/form/framed';
import type { FieldBinding } from '../../ui/form/use-form';
import { audienceOptions, foundOptions, peopleAsOne, type AudienceOption } from './audience-options';
import { readAudience } from './automation-parts';
import {
  AutomationPeopleDocument,
  type AutomationChoicesQuery,
  type AutomationPeopleQuery,
} from './automations.generated';
import { automationsTexts as t } from './automations.texts';

type Person = NonNullable<AutomationPeopleQuery['contacts']>['data'][number];

/** Whom a run is for: segments, groups and people together, as chips; others are found by typing. */
export function AudienceField({
  bind,
  choices,
}: {
  bind: FieldBinding<string>;
  choices: AutomationChoicesQuery | null;
}) {
  const [typed, setTyped] = useState('');
  const chosen = bind.value === '' ? [] : bind.value.split(' ');
  const { contact } = readAudience(bind.value);
  const known = useNamed(contact.length > peopleAsOne ? [] : contact);
  const found = useFound(typed);
  const options: readonly AudienceOption[] = [...audienceOptions(choices), ...[...known, ...found].map(personOption)];
  const nameOf = (key: string): string =>
    options.find((each) => each.key === key)?.label ?? (key.startsWith('contact:') ? t.form.somebody : t.form.kept);
  const shown = contact.length > peopleAsOne ? chosen.filter((key) => !key.startsWith('contact:')) : chosen;
  const everyPerson = { id: 'contacts', name: t.form.people(contact.length) };
  return (
    <Box>
      <ChipsInput
        label={t.form.audience}
        help={t.form.audienceHelp}
        chosen={[
          ...shown.map((key) => ({ id: key, name: nameOf(key) })),
          ...(contact.length > peopleAsOne ? [everyPerson] : []),
        ]}
        choices={foundOptions(options, typed, chosen)}
        choicesLabel={t.form.audienceChoices}
        removeLabel={t.form.removeAudience}
        text={typed}
        onText={setTyped}
        onTake={({ key }) => {
          bind.onChange([...chosen, key].join(' '));
          setTyped('');
        }}
        onRemove={(id) =>
          bind.onChange(
            chosen.filter((key) => (id === everyPerson.id ? !key.startsWith('contact:') : key !== id)).join(' '),
          )
        }
        longest={100}
      />
      {bind.error !== undefined && <ErrorText>{bind.error}</ErrorText>}
    </Box>
  );
}

function personOption({ id, firstName, lastName, phoneInternational }: Person): AudienceOption {
  const name = [firstName, lastName].filter(Boolean).join(' ');
  const phone = phoneInternational == null ? '' : formatPhone(phoneInternational);
  return { key: `contact:${id}`, label: name || phone || t.form.somebody, aside: name === '' ? undefined : phone };
}

/** The people who were chosen, by id. */
function useNamed(ids: readonly string[]): readonly Person[] {
  const { data, previousData } = useQuery(AutomationPeopleDocument, {
    variables: {
      query: { filters: [{ field: 'id', type: 'enum', operation: 'one', value: ids }], limit: peopleAsOne },
    },
    skip: ids.length === 0,
  });
  return (data ?? previousData)?.contacts?.data ?? [];
}

/** People whose name holds what was typed; asked when the typing rests. */
function useFound(typed: string): readonly Person[] {
  const text = useRested(typed.trim(), 250);
  const { data } = useQuery(AutomationPeopleDocument, {
    variables: {
      query: {
        filters: [contains('name', text)],
        sortBy: 'name:asc',
        limit: 20,
      },
    },
    skip: text === '',
  });
  return text === '' ? [] : (data?.contacts?.data ?? []);
}
