import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { chakra } from '@chakra-ui/react/styled-system';
import { VisuallyHidden } from '@chakra-ui/react/visually-hidden';
import { CircleAlert } from 'lucide-react';
import { useEffect, useId, useState, type ClipboardEvent, type KeyboardEvent } from 'react';
import type { AudiencePersonFragment } from '../../../domain/audience/audience.generated';
import { besidePerson, calledPerson } from '../../../domain/audience/person-words';
import { useFoundPeople } from '../../../domain/audience/use-found-people';
import { Button } from '../../../ui/button';
import { ChoiceList, NoChoice, useChoiceList } from '../../../ui/choice/choice-list';
import { useIsPhone } from '../../../ui/use-media';
import { useComposerPart } from '../composer-store';
import { addressed, isContact } from '../draft/addressed';
import { Chip } from '../recipients/chip';
import { quickTexts as t } from './quick.texts';
import { shownName } from './shown-name';
import { isNumeric, splitTyped, withMore } from './typed';

/** More fold into one chip. */
const mostChips = { desk: 14, phone: 4 };
const mostFound = 8;

const Frame = chakra('div', {
  base: {
    pos: 'relative',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '1.5',
    // As high as with a chip in it.
    minH: { base: '60px', md: '52px' },
    p: '7px',
    bg: 'surface',
    borderWidth: '1px',
    borderColor: 'lineField',
    borderRadius: 'control',
    cursor: 'text',
    // While its own field has the focus; a chip's way out has a ring of its own.
    '&:has(> input:focus)': { borderColor: 'solid', boxShadow: '0 0 0 3px {colors.brandTintStrong}' },
  },
});
const Typing = chakra('input', {
  base: {
    flex: '1',
    minW: '140px',
    h: { base: '11', md: '34px' },
    px: '1.5',
    bg: 'transparent',
    fontSize: { base: 'md', md: 'sm' },
    outline: 'none',
    cursor: 'text',
  },
});

/**
 * One field for names and numbers. A name is looked for among the contacts; a number is taken by Enter, a comma, or on
 * leaving the field, and what is pasted becomes a chip a number. Who gets nothing keeps its place, in red.
 */
export function ToField() {
  const { to } = useComposerPart('draft', 'to');
  const { change } = useComposerPart('writing', 'change');
  const { typed } = useComposerPart('audience', 'typed');
  const { marks } = typed;
  const chipsShown = useIsPhone() ? mostChips.phone : mostChips.desk;
  // Who was chosen here is known before anybody is asked about them.
  const [taken, setTaken] = useState<ReadonlyMap<string, AudiencePersonFragment>>(new Map());
  const people = new Map([...taken, ...typed.people]);
  const [text, setText] = useState('');
  const [isWhole, setWhole] = useState(false);
  const [note, setNote] = useState('');
  const [isAwaited, setAwaited] = useState(false);
  const noteId = useId();
  const name = text.trim();
  const isName = name !== '' && !isNumeric(name);
  const found = useFoundPeople(isName ? name : '', mostFound);
  const choices = isName ? found.people.filter(({ id }) => !to.includes(id)).map(choiceOf) : [];
  const list = useChoiceList(choices.length, takeChoice);

  function take(more: readonly string[]): void {
    const { to: next, repeated, over } = withMore(to, more);
    change(addressed(next));
    setText('');
    setAwaited(false);
    list.close();
    setNote([repeated > 0 && t.repeated(repeated), over > 0 && t.over(over)].filter(Boolean).join(' '));
  }
  function takeChoice(at: number): void {
    const person = found.people.find(({ id }) => id === choices[at]!.key)!;
    setTaken(new Map(taken).set(person.id, person));
    take([person.id]);
  }
  useEffect(() => {
    // Enter was quicker than the search.
    if (isAwaited && choices.length > 0) takeChoice(0);
  }, [isAwaited, choices.length]);

  function onKey(event: KeyboardEvent<HTMLInputElement>): void {
    const isPlain = !event.metaKey && !event.ctrlKey;
    if (!isName && name !== '' && isPlain && (event.key === 'Enter' || event.key === ',' || event.key === ';')) {
      event.preventDefault();
      return take(splitTyped(text));
    }
    if (list.press(event)) return;
    if (event.key === 'Enter' && isPlain) {
      event.preventDefault();
      if (isName) setAwaited(true);
    } else if (event.key === 'Backspace' && text === '' && to.length > 0) change(addressed(to.slice(0, -1)));
  }
  function onPaste(event: ClipboardEvent<HTMLInputElement>): void {
    const pasted = event.clipboardData.getData('text');
    const pieces = splitTyped(pasted);
    // A single name is looked for as if it were typed.
    if (text !== '' || (pieces.length < 2 && !isNumeric(pasted))) return;
    event.preventDefault();
    take(pieces);
  }

  const isFolded = !isWhole && to.length > chipsShown;
  const shown = isFolded ? to.slice(0, chipsShown) : to;
  return (
    <>
      <Frame
        onClick={(event) => event.target === event.currentTarget && event.currentTarget.querySelector('input')?.focus()}
      >
        <Flex as="ul" listStyleType="none" wrap="wrap" gap="1.5" aria-label={t.chosen} display="contents">
          {shown.map((entry) =>
            isContact(entry) && !people.has(entry) && !typed.isAnswered ? null : (
              <Chip
                key={entry}
                name={shownName(entry, people)}
                isGone={marks.has(entry)}
                {...(marks.has(entry) && { mark: <RedMark /> })}
                onRemove={() => change(addressed(to.filter((each) => each !== entry)))}
              />
            ),
          )}
          {to.length > chipsShown && (
            <Box as="li">
              <Button size="sm" minH={{ md: '9' }} onClick={() => setWhole(!isWhole)}>
                {isFolded ? t.more(to.length - chipsShown) : t.fewer}
              </Button>
            </Box>
          )}
        </Flex>
        <Typing
          {...list.ties}
          // Beside the chips as long as it is empty: a row of its own looks like a second field.
          {...(to.length > 0 && text === '' && { minW: '60px' })}
          aria-label={t.field}
          aria-describedby={noteId}
          spellCheck={false}
          autoCapitalize="none"
          value={text}
          onChange={(event) => {
            setText(event.target.value);
            setAwaited(false);
            setNote('');
            list.open();
          }}
          onFocus={() => list.open()}
          onBlur={() => (list.close(), !isName && name !== '' && take(splitTyped(text)))}
          onKeyDown={onKey}
          onPaste={onPaste}
        />
        {list.isOpen && choices.length > 0 && <ChoiceList {...list.list} label={t.people} choices={choices} />}
        {list.isOpen && isName && choices.length === 0 && !found.isSearching && <NoChoice>{t.noOne(name)}</NoChoice>}
      </Frame>
      <Box id={noteId} role="status" fontSize="small" color="textSecond" mt={note === '' ? 0 : '1.5'}>
        {note}
        <VisuallyHidden>
          {list.isOpen && isName && choices.length === 0 && !found.isSearching && t.noOne(name)}
        </VisuallyHidden>
      </Box>
    </>
  );
}

const RedMark = () => (
  <Box color="red" flexShrink={0}>
    <CircleAlert aria-hidden size={16} strokeWidth={1.75} />
  </Box>
);

const choiceOf = (person: AudiencePersonFragment) => ({
  key: person.id,
  label: calledPerson(person),
  aside: besidePerson(person),
});
