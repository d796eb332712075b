import { Box } from '@chakra-ui/react/box';
import { Input } from '@chakra-ui/react/input';
import { Span } from '@chakra-ui/react/span';
import { useState } from 'react';
import type { AudiencePersonFragment } from '../../../domain/audience/audience.generated';
import { besidePerson, calledPerson } from '../../../domain/audience/person-words';
import { useFoundPeople } from '../../../domain/audience/use-found-people';
import { PanelChoice } from '../../../ui/panel/panel-button';
import { NoBreak } from '../../../ui/prose/no-break';
import { previewTexts as t } from './preview.texts';

/** Anybody among the contacts, by name, e-mail or phone. */
export function FindPerson({ onChoose }: { onChoose: (person: AudiencePersonFragment) => void }) {
  const [typed, setTyped] = useState('');
  const found = useFoundPeople(typed, 20);
  return (
    <>
      <Input
        type="search"
        aria-label={t.search}
        placeholder={t.search}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        autoFocus
      />
      <Box mt="2" maxH="280px" overflowY="auto">
        {found.people.map((person) => (
          <PanelChoice key={person.id} type="button" onClick={() => onChoose(person)}>
            <Span truncate>
              <NoBreak>{calledPerson(person)}</NoBreak>
            </Span>
            {person.name && (
              <Span color="textThird" fontSize="small" flexShrink={0}>
                <NoBreak>{besidePerson(person)}</NoBreak>
              </Span>
            )}
          </PanelChoice>
        ))}
        {found.people.length === 0 && !found.isSearching && (
          <Box role="status" p="2" color="textThird">
            {t.noOne}
          </Box>
        )}
      </Box>
    </>
  );
}
