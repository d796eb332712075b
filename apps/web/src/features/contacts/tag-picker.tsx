import { useMutation } from '@apollo/client/react';
import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { Input } from '@chakra-ui/react/input';
import { Span } from '@chakra-ui/react/span';
import { Plus, X } from 'lucide-react';
import { useId, useState, type KeyboardEvent } from 'react';
import { problemOf } from '../../lib/graph/problem';
import { useMay } from '../../lib/session/session';
import { IconButton } from '../../ui/button';
import { FieldFrame } from '../../ui/form/fields';
import { notifyProblem } from '../../ui/toast/notify';
import type { ContactTag } from './contact-fields';
import { ContactFieldsDocument, CreateTagForContactDocument } from './contact-fields.generated';
import { contactsTexts as t } from './contacts.texts';
import { tagChoices } from './tag-choices';

/** The tags of a contact: those there are as chips, others found or made by typing. Arrow keys choose, Enter takes. */
export function TagPicker({
  label,
  help,
  ids,
  tags,
  onChange,
}: {
  label: string;
  help?: string;
  ids: readonly string[];
  tags: readonly ContactTag[];
  onChange: (ids: readonly string[]) => void;
}) {
  const listId = useId();
  const [text, setText] = useState('');
  const [at, setAt] = useState(0);
  const [isOpen, setOpen] = useState(false);
  const [create, { loading }] = useMutation(CreateTagForContactDocument, {
    refetchQueries: [ContactFieldsDocument],
    awaitRefetchQueries: true,
  });
  const mayCreate = useMay('campaign-editor');
  const { found, isNew } = tagChoices(tags, ids, text);
  const choices = [
    ...found.map((tag) => ({ key: tag.id, label: tag.name, tag })),
    ...(isNew && mayCreate ? [{ key: 'new', label: t.createTag(text.trim()), tag: null }] : []),
  ];

  async function take(index: number): Promise<void> {
    const choice = choices[index];
    if (choice === undefined || loading) return;
    try {
      const id = choice.tag?.id ?? (await create({ variables: { input: { name: text.trim() } } })).data?.createTag?.id;
      if (id !== undefined) onChange([...ids, id]);
      setText('');
      setAt(0);
    } catch (error) {
      notifyProblem(problemOf(error));
    }
  }
  function onKey(event: KeyboardEvent): void {
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      setOpen(true);
      setAt((before) => (before + (event.key === 'ArrowDown' ? 1 : choices.length - 1)) % Math.max(1, choices.length));
    } else if (event.key === 'Enter' && !event.metaKey && !event.ctrlKey) {
      // Enter in this field takes a tag; it never sends the form.
      event.preventDefault();
      if (isOpen) void take(at);
    } else if (event.key === 'Escape' && isOpen) {
      event.preventDefault();
      event.stopPropagation();
      setOpen(false);
    } else if (event.key === 'Backspace' && text === '' && ids.length > 0) onChange(ids.slice(0, -1));
  }
  const chosen = ids.flatMap((id) => tags.find((tag) => tag.id === id) ?? []);
  return (
    <FieldFrame label={label} help={help}>
      {chosen.length > 0 && (
        <Flex wrap="wrap" gap="6px" w="full">
          {chosen.map(({ id, name, colour }) => (
            <Flex
              key={id}
              as="span"
              align="center"
              gap="6px"
              h={{ base: '44px', md: '28px' }}
              ps="8px"
              borderWidth="1px"
              borderColor="lineStrong"
              borderRadius="tag"
              fontSize="13px"
            >
              <Span boxSize="8px" borderRadius="full" style={{ background: colour }} />
              {name}
              <IconButton
                label={t.removeTag(name)}
                size="sm"
                minW={{ base: '44px', md: '26px' }}
                h={{ base: '42px', md: '26px' }}
                onClick={() => onChange(ids.filter((each) => each !== id))}
              >
                <X />
              </IconButton>
            </Flex>
          ))}
        </Flex>
      )}
      <Box pos="relative" w="full">
        <Input
          role="combobox"
          aria-expanded={isOpen && choices.length > 0}
          aria-controls={listId}
          aria-autocomplete="list"
          autoComplete="off"
          maxLength={50}
          value={text}
          {...(isOpen && choices[at] && { 'aria-activedescendant': `${listId}-${at}` })}
          onChange={(event) => (setText(event.target.value), setAt(0), setOpen(true))}
          onFocus={() => setOpen(true)}
          onBlur={() => setOpen(false)}
          onKeyDown={onKey}
        />
        {isOpen && choices.length > 0 && (
          <Box
            role="listbox"
            id={listId}
            aria-label={t.tagOptions}
            pos="absolute"
            top="calc(100% + 4px)"
            insetX="0"
            zIndex="popover"
            bg="raised"
            borderWidth="1px"
            borderRadius="card"
            boxShadow="popover"
            p="6px"
            maxH="220px"
            overflowY="auto"
          >
            {choices.map((choice, index) => (
              <Flex
                key={choice.key}
                id={`${listId}-${index}`}
                role="option"
                aria-selected={index === at}
                align="center"
                gap="8px"
                minH={{ base: '44px', md: '34px' }}
                px="10px"
                borderRadius="tag"
                cursor="pointer"
                bg={index === at ? 'hover' : 'transparent'}
                onPointerDown={(event) => {
                  event.preventDefault();
                  void take(index);
                }}
                onPointerMove={() => setAt(index)}
              >
                {choice.tag ? (
                  <Span boxSize="8px" borderRadius="full" flexShrink={0} style={{ background: choice.tag.colour }} />
                ) : (
                  <Plus aria-hidden size={14} />
                )}
                <Span truncate>{choice.label}</Span>
              </Flex>
            ))}
          </Box>
        )}
      </Box>
    </FieldFrame>
  );
}
