import { Box } from '@chakra-ui/react/box';
import { Input } from '@chakra-ui/react/input';
import { Span } from '@chakra-ui/react/span';
import { UserRoundPen } from 'lucide-react';
import { useState } from 'react';
import { withFallback } from '../../../domain/message/fields';
import { Button, ButtonLink } from '../../../ui/button';
import { Notice } from '../../../ui/notice';
import { useComposerParts, useDraftParts } from '../composer-store';
import { composerTexts } from '../composer.texts';
import { lackingFilter, readingOf } from './missing';

const t = composerTexts.message;

/** Who lacks the value of a field, what they read instead, and how to mend it: their names, or another word. */
export function MissingNotices() {
  const { lacking } = useComposerParts('lacking');
  return [...lacking].map(([key, count]) => <MissingNotice key={key} field={key} count={count} />);
}

function MissingNotice({ field, count }: { field: string; count: number }) {
  const { message } = useDraftParts('message');
  const { change, fields, attributes } = useComposerParts('change', 'fields', 'attributes');
  const [word, setWord] = useState<string | null>(null);
  const label = fields.find(({ key }) => key === field)?.label ?? field;
  const reading = readingOf(message, field);
  const filter = lackingFilter(field, attributes.find(({ key }) => `attributes.${key}` === field)?.type);
  const touch = { base: '44px', md: '24px' };
  return (
    <Box mt="8px">
      <Notice
        icon={UserRoundPen}
        tone="grey"
        role="status"
        actions={
          <>
            <Button
              variant="link"
              minH={touch}
              aria-expanded={word !== null}
              onClick={() => setWord(word === null ? '' : null)}
            >
              {t.sayInstead}
            </Button>
            {filter && (
              <ButtonLink
                variant="link"
                to={`/contacts?filters=${encodeURIComponent(JSON.stringify([filter]))}`}
                ms="8px"
                minH={touch}
              >
                {field === 'name' || field.endsWith('Name') ? t.fixNames : t.fix(label)}
              </ButtonLink>
            )}
          </>
        }
      >
        {reading === '' ? t.missingEmpty(count, label) : t.missing(count, label, reading)}
      </Notice>
      {word !== null && (
        <Box as="label" display="block" mt="8px" ps="44px">
          <Span display="block" fontSize="13px" fontWeight="500" color="text" mb="4px">
            {t.sayInstead}
          </Span>
          <Input
            size="sm"
            maxW="260px"
            minH={{ base: '44px', md: '30px' }}
            value={word}
            maxLength={60}
            autoFocus
            onChange={(event) => {
              setWord(event.target.value);
              change({ message: withFallback(message, field, event.target.value) });
            }}
          />
        </Box>
      )}
    </Box>
  );
}
