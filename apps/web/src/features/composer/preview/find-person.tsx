import { Box } from '@chakra-ui/react/box';
import { Input } from '@chakra-ui/react/input';
import { Span } from '@chakra-ui/react/span';
import { useState } from 'react';
import { formatPhone } from '../../../lib/format/phone';
import { NoBreak } from '../../../ui/no-break';
import { PanelChoice } from '../../../ui/panel/panel-button';
import { composerTexts } from '../composer.texts';
import type { ComposerPersonFragment } from '../recipients/audience.generated';
import { useFoundPeople } from '../recipients/use-found-people';

const t = composerTexts.preview;

/** Anybody among the contacts, by name, e-mail or phone. */
export function FindPerson({ onChoose }: { onChoose: (person: ComposerPersonFragment) => void }) {
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
      <Box mt="8px" maxH="280px" overflowY="auto">
        {found.people.map((person) => (
          <PanelChoice key={person.id} type="button" onClick={() => onChoose(person)}>
            <Span truncate>
              <NoBreak>{person.name || formatPhone(person.phoneInternational)}</NoBreak>
            </Span>
            {person.name && (
              <Span color="textThird" fontSize="13px" flexShrink={0}>
                <NoBreak>{formatPhone(person.phoneInternational)}</NoBreak>
              </Span>
            )}
          </PanelChoice>
        ))}
        {found.people.length === 0 && !found.isSearching && (
          <Box role="status" p="8px" color="textThird">
            {t.noOne}
          </Box>
        )}
      </Box>
    </>
  );
}
