import { Box } from '@chakra-ui/react/box';
import { Input } from '@chakra-ui/react/input';
import { Span } from '@chakra-ui/react/span';
import { UserRoundPen } from 'lucide-react';
import { useState } from 'react';
import { withFallback } from '../../../domain/message/fields';
import { contactsOfPath } from '../../../lib/later-paths';
import { Button, ButtonLink } from '../../../ui/button';
import { Notice } from '../../../ui/notice';
import { useComposerPart } from '../composer-store';
import { sectionTexts as t } from '../message/message-section.texts';
import { lackingFilter, readingOf } from './missing';

/** Who lacks the value of a field, what they read instead, and how to mend it: their names, or another word. */
export function MissingNotices() {
  const { lacking } = useComposerPart('bill', 'lacking');
  return [...lacking].map(([key, count]) => <MissingNotice key={key} field={key} count={count} />);
}

function MissingNotice({ field, count }: { field: string; count: number }) {
  const { message } = useComposerPart('draft', 'message');
  const { change } = useComposerPart('writing', 'change');
  const { fields, attributes } = useComposerPart('content', 'fields', 'attributes');
  const [word, setWord] = useState<string | null>(null);
  const label = fields.find(({ key }) => key === field)?.label ?? field;
  const reading = readingOf(message, field);
  const filter = lackingFilter(field, attributes.find(({ key }) => `attributes.${key}` === field)?.type);
  return (
    <Box mt="2">
      <Notice
        icon={UserRoundPen}
        tone="grey"
        role="status"
        actions={
          <>
            <Button variant="link" aria-expanded={word !== null} onClick={() => setWord(word === null ? '' : null)}>
              {t.sayInstead}
            </Button>
            {filter && (
              <ButtonLink variant="link" to={contactsOfPath([filter])} ms="2">
                {field === 'name' || field.endsWith('Name') ? t.fixNames : t.fix(label)}
              </ButtonLink>
            )}
          </>
        }
      >
        {reading === '' ? t.missingEmpty(count, label) : t.missing(count, label, reading)}
      </Notice>
      {word !== null && (
        <Box as="label" display="block" mt="2" ps="11">
          <Span display="block" fontSize="small" fontWeight="500" color="text" mb="1">
            {t.sayInstead}
          </Span>
          <Input
            size="sm"
            maxW="260px"
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
