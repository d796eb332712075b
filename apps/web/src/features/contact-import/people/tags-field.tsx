import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { Input } from '@chakra-ui/react/input';
import { Span } from '@chakra-ui/react/span';
import { HStack } from '@chakra-ui/react/stack';
import { Plus, X } from 'lucide-react';
import { useRef, useState } from 'react';
import { Button, IconButton } from '../../../ui/button';
import { FieldFrame } from '../../../ui/form/fields/fields';
import { contactImportTexts as t } from '../contact-import.texts';
import { hasTag, tagFault, withTag } from './tag-names';

const mostSuggested = 8;

/** Tags that everyone in the file gets: typed, or picked from those there are. */
export function TagsField({
  tags,
  known,
  onChange,
}: {
  tags: readonly string[];
  known: readonly string[];
  onChange: (tags: string[]) => void;
}) {
  const [name, setName] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const fault = tagFault(name, tags);
  const add = (): void => {
    if (fault !== null) return;
    onChange(withTag(tags, name));
    setName('');
  };
  const suggested = known.filter((tag) => !hasTag(tags, tag)).slice(0, mostSuggested);
  return (
    <Box>
      <FieldFrame
        label={t.tags}
        help={t.tagsHelp}
        error={fault === 'too-long' ? t.tagTooLong : fault === 'full' ? t.tagsFull : undefined}
      >
        <HStack w="full" gap="2">
          <Input
            ref={input}
            value={name}
            autoComplete="off"
            placeholder={t.tagPlaceholder}
            onChange={(event) => setName(event.target.value)}
            onBlur={add}
            onKeyDown={(event) => event.key === 'Enter' && (event.preventDefault(), add())}
          />
          <Button onClick={() => (name.trim() === '' ? input.current?.focus() : add())}>
            <Plus aria-hidden />
            {t.addTag}
          </Button>
        </HStack>
      </FieldFrame>
      {tags.length > 0 && (
        <Flex wrap="wrap" gap="2" mt="2.5">
          {tags.map((tag) => (
            <HStack
              key={tag}
              gap="0.5"
              ps="2.5"
              borderRadius="tag"
              bg="brandTintStrong"
              color="brandText"
              fontSize="small"
              fontWeight="500"
            >
              <Span overflowWrap="anywhere">{tag}</Span>
              <IconButton
                label={t.removeTag(tag)}
                size="sm"
                color="inherit"
                onClick={() => onChange(tags.filter((other) => other !== tag))}
              >
                <X />
              </IconButton>
            </HStack>
          ))}
        </Flex>
      )}
      {suggested.length > 0 && (
        <Flex wrap="wrap" gap="2" mt="2.5" align="center" role="group" aria-label={t.suggestedTags}>
          <Span fontSize="small" color="textThird">
            {t.suggestedTags}
          </Span>
          {suggested.map((tag) => (
            <Button key={tag} size="sm" aria-label={t.useTag(tag)} onClick={() => onChange(withTag(tags, tag))}>
              <Plus aria-hidden />
              {tag}
            </Button>
          ))}
        </Flex>
      )}
    </Box>
  );
}
