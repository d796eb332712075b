import { Flex } from '@chakra-ui/react/flex';
import { Span } from '@chakra-ui/react/span';
import type { ContactTag } from './contact-fields';
import { contactsTexts as t } from './contacts.texts';

/** A contact's tags by name, as many as there is room for; an id that no tag has any more is left out. */
export function TagList({ ids, tags, most }: { ids: readonly string[]; tags: readonly ContactTag[]; most: number }) {
  const known = ids.flatMap((id) => tags.find((tag) => tag.id === id) ?? []);
  const rest = known.length - most;
  return (
    <Flex as="span" gap="4px" minW="0" align="center">
      {known.slice(0, most).map(({ id, name, colour }) => (
        <Span
          key={id}
          display="inline-flex"
          alignItems="center"
          gap="5px"
          minW="0"
          h="22px"
          px="7px"
          borderWidth="1px"
          borderColor="lineStrong"
          borderRadius="tag"
          fontSize="12px"
          color="text"
          title={name}
        >
          <Span boxSize="7px" flexShrink={0} borderRadius="full" style={{ background: colour }} />
          <Span truncate>{name}</Span>
        </Span>
      ))}
      {rest > 0 && (
        <Span
          fontSize="12px"
          color="textSecond"
          title={known
            .slice(most)
            .map(({ name }) => name)
            .join(', ')}
        >
          {t.moreTags(rest)}
        </Span>
      )}
    </Flex>
  );
}
