import { useQuery } from '@apollo/client/react';
import { Box } from '@chakra-ui/react/box';
import { Input } from '@chakra-ui/react/input';
import { Span } from '@chakra-ui/react/span';
import { useEffect, useState } from 'react';
import { toView } from '../../../ui/message/fields';
import { PanelChoice } from '../../../ui/panel/panel-button';
import { useComposerParts } from '../composer-store';
import { composerTexts } from '../composer.texts';
import { ComposerTemplatesDocument, type ComposerTemplatesQuery } from '../message/message.generated';

const t = composerTexts.message;
export type Template = NonNullable<ComposerTemplatesQuery['smsTemplates']>['data'][number];

/** The business's texts, found by typing. */
export function Templates({ onChoose }: { onChoose: (template: Template) => void }) {
  const { fields } = useComposerParts('fields');
  const [typed, setTyped] = useState('');
  const [text, setText] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setText(typed.trim()), 200);
    return () => clearTimeout(timer);
  }, [typed]);
  const filters = text === '' ? [] : [{ field: 'name', type: 'text', operation: 'contains', value: text }];
  const { data, previousData } = useQuery(ComposerTemplatesDocument, {
    variables: { query: { filters, sortBy: 'name:asc', limit: 50 } },
    fetchPolicy: 'cache-and-network',
  });
  const templates = (data ?? previousData)?.smsTemplates;
  if (templates?.count === 0 && text === '')
    return (
      <Box p="8px" color="textSecond">
        {t.noTemplates}
      </Box>
    );
  return (
    <>
      <Input
        type="search"
        aria-label={t.searchTemplates}
        placeholder={t.searchTemplates}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        autoFocus
      />
      <Box mt="8px" maxH="320px" overflowY="auto">
        {templates?.data.map((template) => (
          <PanelChoice key={template.id} type="button" display="block" onClick={() => onChoose(template)}>
            <Span display="block" fontWeight="500" truncate>
              {template.name}
            </Span>
            <Span display="block" color="textThird" fontSize="13px" truncate>
              {toView(template.message, fields)}
            </Span>
          </PanelChoice>
        ))}
        {templates?.data.length === 0 && (
          <Box role="status" p="8px" color="textThird">
            {t.noTemplateMatch}
          </Box>
        )}
      </Box>
    </>
  );
}
