import { Flex } from '@chakra-ui/react/flex';
import { Span } from '@chakra-ui/react/span';
import { VisuallyHidden } from '@chakra-ui/react/visually-hidden';
import { ColourDot } from '../../ui/marks/colour-dot';
import type { ContactTag } from './contact-fields';
import { contactsTexts as t } from './contacts.texts';

/**
 * A contact's tags by name, whole: more than one take as many lines as they need, of one line there is room for one. The
 * others are counted. An id that no tag has any more is left out.
 */
export function TagList({ ids, tags, most }: { ids: readonly string[]; tags: readonly ContactTag[]; most: number }) {
  const known = ids.flatMap((id) => tags.find((tag) => tag.id === id) ?? []);
  const rest = known.length - most;
  const others = known
    .slice(most)
    .map(({ name }) => name)
    .join(', ');
  return (
    // Their names come later than the contact: their line is there before.
    <Flex as="span" gap="1" minW="0" minH="22px" align="center" wrap={most > 1 ? 'wrap' : 'nowrap'}>
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
          fontSize="xs"
          color="text"
          title={name}
        >
          <ColourDot colour={colour} size="7px" />
          <Span truncate>{name}</Span>
        </Span>
      ))}
      {rest > 0 && (
        <Span fontSize="xs" flexShrink={0} color="textSecond" title={others}>
          <span aria-hidden>{t.moreTags(rest)}</span>
          <VisuallyHidden>{others}</VisuallyHidden>
        </Span>
      )}
    </Flex>
  );
}
