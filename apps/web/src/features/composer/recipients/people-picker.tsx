import { Box } from '@chakra-ui/react/box';
import { Input } from '@chakra-ui/react/input';
import { Span } from '@chakra-ui/react/span';
import { chakra } from '@chakra-ui/react/styled-system';
import { Text } from '@chakra-ui/react/text';
import { useId, useState, type ReactNode } from 'react';
import { everybody } from '../../../domain/audience/everybody';
import { besidePerson, calledPerson } from '../../../domain/audience/person-words';
import { useFoundPeople } from '../../../domain/audience/use-found-people';
import { PrivateMark } from '../../../domain/sharing/private-mark';
import { formatPhone } from '../../../lib/format/phone';
import { formatCount } from '../../../lib/i18n/texts';
import { PickBox } from '../../../ui/form/fields/pick-box';
import { ColourDot } from '../../../ui/marks/colour-dot';
import { useComposerPart } from '../composer-store';
import { faultOf, isNumeric, mostPeople } from '../quick/typed';
import { recipientsTexts as t } from './recipients.texts';

const Option = chakra('label', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '2.5',
    minH: { base: '11', md: '9' },
    px: '2',
    borderRadius: 'tag',
    cursor: 'pointer',
    _hover: { bg: 'hover' },
    '&:has(:focus-visible)': { outline: '2px solid {colors.solid}', outlineOffset: '-2px' },
  },
});
type Kind = 'segmentIds' | 'groupIds' | 'contactIds';

/** Tags, segments, groups and single people, found by typing, chosen by a tick. */
export function PeoplePicker() {
  const draft = useComposerPart('draft', 'segmentIds', 'groupIds', 'contactIds', 'phones');
  const { change } = useComposerPart('writing', 'change');
  const { segments, tags, toggleTag, makingTags, groups, contactsCount } = useComposerPart(
    'audience',
    'segments',
    'tags',
    'toggleTag',
    'makingTags',
    'groups',
    'contactsCount',
  );
  const [typed, setTyped] = useState('');
  const found = useFoundPeople(typed, 30);
  const matches = ({ name }: { name: string }): boolean => name.toLowerCase().includes(typed.trim().toLowerCase());
  const toggle = (kind: Kind, id: string): void =>
    change({ [kind]: draft[kind].includes(id) ? draft[kind].filter((each) => each !== id) : [...draft[kind], id] });
  const option = (kind: Kind, id: string, name: string, aside: string, isPublic = true) => (
    <Choice
      key={id}
      name={name}
      aside={aside}
      isPublic={isPublic}
      isChosen={draft[kind].includes(id)}
      onToggle={() => toggle(kind, id)}
    />
  );
  const isTagChosen = (tagId: string): boolean =>
    makingTags.includes(tagId) || segments.some(({ id, tag }) => tag?.id === tagId && draft.segmentIds.includes(id));
  const foundTags = tags.filter(matches);
  const foundSegments = segments.filter((segment) => segment.tag === undefined && matches(segment));
  const foundGroups = groups.filter(matches);
  const foundCount = foundTags.length + foundSegments.length + foundGroups.length + found.people.length;
  const everyone = matches({ name: t.everybody }) && contactsCount !== null;
  // A number of nobody is texted all the same; of a contact it is the contact's.
  const isNumber = foundCount === 0 && !found.isSearching && isNumeric(typed) && faultOf(typed.trim()) === null;
  const isNothing = !everyone && foundCount === 0 && !found.isSearching && !isNumber;
  const toggleNumber = (number: string): void =>
    change({
      phones: draft.phones.includes(number)
        ? draft.phones.filter((each) => each !== number)
        : [...draft.phones, number].slice(0, mostPeople),
    });
  return (
    <Box>
      <Input
        type="search"
        aria-label={t.search}
        placeholder={t.search}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        autoComplete="off"
        autoFocus
      />
      <Box maxH={{ base: '46dvh', md: '320px' }} overflowY="auto" mt="2" mx="-1" px="1">
        {everyone && option('segmentIds', everybody, t.everybody, formatCount(contactsCount))}
        <Group title={t.tags} isShown={foundTags.length > 0}>
          {foundTags.map((tag) => (
            <Choice
              key={tag.id}
              mark={<ColourDot colour={tag.colour} size="8px" />}
              name={tag.name}
              aside={formatCount(tag.count)}
              isChosen={isTagChosen(tag.id)}
              isBusy={makingTags.includes(tag.id)}
              onToggle={() => void toggleTag(tag)}
            />
          ))}
        </Group>
        <Group title={t.segments} isShown={foundSegments.length > 0}>
          {foundSegments.map(({ id, name, count, isPublic }) =>
            option('segmentIds', id, name, formatCount(count), isPublic),
          )}
        </Group>
        <Group title={t.groups} isShown={foundGroups.length > 0}>
          {foundGroups.map(({ id, name, count, isPublic }) =>
            option('groupIds', id, name, formatCount(count), isPublic),
          )}
        </Group>
        <Group title={t.contacts} isShown={found.people.length > 0}>
          {found.people.map((person) => option('contactIds', person.id, calledPerson(person), besidePerson(person)))}
        </Group>
        {isNumber && (
          <Choice
            name={formatPhone(typed.trim())}
            aside={t.number}
            isChosen={draft.phones.includes(typed.trim())}
            onToggle={() => toggleNumber(typed.trim())}
          />
        )}
        {found.count > found.people.length && (
          <Text color="textThird" fontSize="small" px="2" py="1.5">
            {t.morePeople(found.count - found.people.length)}
          </Text>
        )}
        {isNothing && (
          <Text role="status" color="textThird" px="2" py="2.5">
            {t.noMatch}
          </Text>
        )}
      </Box>
    </Box>
  );
}

function Choice({
  mark,
  name,
  aside,
  isChosen,
  isPublic = true,
  isBusy = false,
  onToggle,
}: {
  mark?: ReactNode;
  name: string;
  aside: string;
  isPublic?: boolean;
  isChosen: boolean;
  isBusy?: boolean;
  onToggle: () => void;
}) {
  return (
    <Option aria-busy={isBusy}>
      <PickBox outline="none !important" type="checkbox" checked={isChosen} onChange={() => isBusy || onToggle()} />
      {mark}
      <Span flex="1" minW="0" truncate>
        {name}
      </Span>
      <PrivateMark isPublic={isPublic} />
      <Span color="textThird" fontSize="small" fontVariantNumeric="tabular-nums">
        {aside}
      </Span>
    </Option>
  );
}

function Group({ title, isShown, children }: { title: string; isShown: boolean; children: ReactNode }) {
  const id = useId();
  if (!isShown) return null;
  return (
    <Box role="group" aria-labelledby={id}>
      <Text id={id} textStyle="label" color="textThird" px="2" pt="2.5" pb="0.5">
        {title}
      </Text>
      {children}
    </Box>
  );
}
