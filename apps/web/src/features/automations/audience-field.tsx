import { useQuery } from '@apollo/client/react';
import { Box } from '@chakra-ui/react/box';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import {
  AudienceChoicesDocument,
  type AudiencePersonFragment,
  type TagChoiceFragment,
} from '../../domain/audience/audience.generated';
import { besidePerson, calledPerson } from '../../domain/audience/person-words';
import { useFoundPeople } from '../../domain/audience/use-found-people';
import { useNamedPeople } from '../../domain/audience/use-named-people';
import { useTagSegments } from '../../domain/audience/use-tag-choice';
import { ChipsInput } from '../../ui/choice/chips-input';
import { ErrorText } from '../../ui/form/fields/framed';
import type { FieldBinding } from '../../ui/form/state/use-form';
import { audienceOptions, foundOptions, notOffered, peopleAsOne, type AudienceOption } from './audience-options';
import { readAudience } from './automation-parts';
import { automationsTexts as t } from './automations.texts';

const none: readonly never[] = [];
const isPerson = (key: string): boolean => key.startsWith('contact:');

/** Whom a run is for: tags, segments, groups and people together, as chips; others are found by typing. */
export function AudienceField({ bind }: { bind: FieldBinding<readonly string[]> }) {
  const [typed, setTyped] = useState('');
  const chosen = bind.value;
  const { data } = useQuery(AudienceChoicesDocument);
  const tags = data?.tags?.data ?? none;
  const { segments, segmentFor } = useTagSegments({ segments: data?.segments?.data ?? none, tags });
  useTagsAsSegments(bind, tags, segmentFor);
  const options = audienceOptions({ segments, tags, groups: data?.audiences?.data ?? [] });
  const contactIds = readAudience(chosen).contact;
  const people = useFoundPeople(typed).people.map(personOption);
  const named = useNamedPeople(contactIds, peopleAsOne).people.map(personOption);
  const nameOf = (key: string): string =>
    [...options, ...named, ...people].find((each) => each.key === key)?.label ??
    (isPerson(key) ? t.form.somebody : t.form.kept);
  const isCrowd = contactIds.length > peopleAsOne;
  const crowd = { id: 'contacts', name: t.form.people(contactIds.length) };
  const shown = chosen.filter((key) => !isCrowd || !isPerson(key));
  return (
    <Box>
      <ChipsInput
        label={t.form.audience}
        help={t.form.audienceHelp}
        chosen={[...shown.map((key) => ({ id: key, name: nameOf(key) })), ...(isCrowd ? [crowd] : [])]}
        choices={foundOptions(options, people, typed, [...chosen, ...notOffered(segments, chosen)])}
        choicesLabel={t.form.audienceChoices}
        removeLabel={t.form.removeAudience}
        text={typed}
        onText={setTyped}
        onTake={({ key }) => {
          bind.onChange([...chosen, key]);
          setTyped('');
        }}
        onRemove={(id) => bind.onChange(chosen.filter((key) => (id === crowd.id ? !isPerson(key) : key !== id)))}
        longest={100}
      />
      {bind.error !== undefined && <ErrorText>{bind.error}</ErrorText>}
    </Box>
  );
}

/** Puts the segment of a tag in the place of a chosen tag, unless that was taken away meanwhile. */
function useTagsAsSegments(
  bind: FieldBinding<readonly string[]>,
  tags: readonly TagChoiceFragment[],
  segmentFor: (tag: TagChoiceFragment) => Promise<string | null>,
): void {
  const asked = useRef(new Set<string>());
  const latest = useRef(bind);
  useLayoutEffect(() => void (latest.current = bind));
  useEffect(() => {
    for (const tag of tags) {
      const key = `tag:${tag.id}`;
      if (bind.value.includes(key) && !asked.current.has(key)) void replace(key, tag);
    }
    async function replace(key: string, tag: TagChoiceFragment): Promise<void> {
      asked.current.add(key);
      const id = await segmentFor(tag);
      asked.current.delete(key);
      const { value, onChange } = latest.current;
      if (!value.includes(key)) return;
      const place = id === null ? [] : [`segment:${id}`];
      onChange(value.flatMap((each) => (each === key ? place : [each])));
    }
  }, [bind.value, tags, segmentFor]);
}

const personOption = (person: AudiencePersonFragment): AudienceOption => ({
  key: `contact:${person.id}`,
  label: calledPerson(person),
  aside: besidePerson(person),
});
