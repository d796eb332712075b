import { Box } from '@chakra-ui/react/box';
import { chakra } from '@chakra-ui/react/styled-system';
import { Flex } from '@chakra-ui/react/flex';
import { Input } from '@chakra-ui/react/input';
import { Popover } from '@chakra-ui/react/popover';
import { Portal } from '@chakra-ui/react/portal';
import { Span } from '@chakra-ui/react/span';
import { Search } from 'lucide-react';
import { useState } from 'react';
import { formatPhone } from '../../../lib/format/phone';
import { IconButton } from '../../../ui/button';
import { useComposerParts } from '../composer-context';
import { composerTexts } from '../composer.texts';
import type { ComposerPersonFragment } from '../recipients/audience.generated';
import { useFoundPeople } from '../recipients/use-found-people';

const t = composerTexts.preview;
const Choice = chakra('button', { base: { h: { base: '38px', md: '28px' }, px: '10px', maxW: '110px', fontSize: '13px', fontWeight: '500', color: 'textSecond', borderRadius: '7px', cursor: 'pointer', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap', '&[aria-pressed=true]': { bg: 'surface', color: 'text', boxShadow: 'card' } } });
const Row = chakra('button', { base: { display: 'flex', justifyContent: 'space-between', gap: '12px', w: 'full', minH: { base: '44px', md: '36px' }, alignItems: 'center', px: '8px', borderRadius: 'tag', textAlign: 'start', cursor: 'pointer', _hover: { bg: 'hover' } } });
const nameOf = (person: ComposerPersonFragment): string => person.firstName || person.name || formatPhone(person.phoneInternational);

/** As whom the text is shown: one of those who get it, the one with the longest, or anybody by name. */
export function PreviewAs() {
  const { people, previewAs, setPreviewAs } = useComposerParts();
  const [isOpen, setOpen] = useState(false);
  const someone = previewAs ?? people[0] ?? null;
  return (
    <Flex align="center" gap="4px" role="group" aria-label={t.as}>
      <Flex bg="hover" borderRadius="control" p="3px">
        {someone && <Choice type="button" aria-pressed={previewAs !== null} onClick={() => setPreviewAs(someone)}>{nameOf(someone)}</Choice>}
        <Choice type="button" aria-pressed={previewAs === null} onClick={() => setPreviewAs(null)}>{t.longest}</Choice>
      </Flex>
      <Popover.Root open={isOpen} onOpenChange={({ open }) => setOpen(open)} positioning={{ placement: 'bottom-end' }} lazyMount unmountOnExit>
        <Popover.Trigger asChild><IconButton label={t.another} size="sm" minH={{ base: '44px', md: '30px' }} minW={{ base: '44px', md: '30px' }}><Search /></IconButton></Popover.Trigger>
        <Portal><Popover.Positioner zIndex="tooltip"><Popover.Content w="min(340px, calc(100vw - 32px))" maxW="none" aria-label={t.another}><Popover.Body p="12px"><Find onChoose={(person) => (setPreviewAs(person), setOpen(false))} /></Popover.Body></Popover.Content></Popover.Positioner></Portal>
      </Popover.Root>
    </Flex>
  );
}

function Find({ onChoose }: { onChoose: (person: ComposerPersonFragment) => void }) {
  const [typed, setTyped] = useState('');
  const found = useFoundPeople(typed, 20);
  return (
    <>
      <Input type="search" aria-label={t.search} placeholder={t.search} value={typed} onChange={(event) => setTyped(event.target.value)} autoFocus />
      <Box mt="8px" maxH="280px" overflowY="auto">
        {found.people.map((person) => <Row key={person.id} type="button" onClick={() => onChoose(person)}><Span truncate>{person.name || formatPhone(person.phoneInternational)}</Span>{person.name && <Span color="textThird" fontSize="13px" flexShrink={0}>{formatPhone(person.phoneInternational)}</Span>}</Row>)}
        {found.people.length === 0 && !found.isSearching && <Box role="status" p="8px" color="textThird">{t.noOne}</Box>}
      </Box>
    </>
  );
}
