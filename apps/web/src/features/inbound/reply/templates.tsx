import { useApolloClient, useQuery } from '@apollo/client/react';
import { Box } from '@chakra-ui/react/box';
import { Input } from '@chakra-ui/react/input';
import { Span } from '@chakra-ui/react/span';
import { useEffect, useState } from 'react';
import { problemOf } from '../../../lib/graph/problem';
import { PanelChoice } from '../../../ui/panel/panel-button';
import { notifyProblem } from '../../../ui/toast/notify';
import { fitsReply, shownTemplate } from './reply-template';
import { ReplyFromTemplateDocument, ReplyTemplatesDocument } from './reply.generated';
import { replyTexts as t } from './reply.texts';

/**
 * The business's texts, found by typing; the chosen one is written as this person will read it. What can only be made as
 * a campaign is sent is left out, and that is said.
 */
export function Templates({ contactId, onChoose }: { contactId: string | null; onChoose: (text: string) => void }) {
  const client = useApolloClient();
  const [typed, setTyped] = useState('');
  const [name, setName] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setName(typed.trim()), 200);
    return () => clearTimeout(timer);
  }, [typed]);
  const filters = name === '' ? [] : [{ field: 'name', type: 'text', operation: 'contains', value: name }];
  const { data, previousData } = useQuery(ReplyTemplatesDocument, {
    variables: { query: { filters, sortBy: 'name:asc', limit: 50 } },
  });
  const templates = (data ?? previousData)?.smsTemplates;
  if (templates == null) return <Box h="44px" />;
  if (templates.count === 0 && name === '')
    return (
      <Box p="8px" color="textSecond">
        {t.noTemplates}
      </Box>
    );
  const usable = templates.data.filter(({ message }) => fitsReply(message));
  const choose = async (id: string): Promise<void> => {
    try {
      const { data: read } = await client.query({
        query: ReplyFromTemplateDocument,
        variables: { input: { id, contactId } },
        fetchPolicy: 'network-only',
      });
      if (read?.previewSmsTemplate) onChoose(read.previewSmsTemplate.text);
    } catch (error) {
      notifyProblem(problemOf(error));
    }
  };
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
      <Box mt="8px" maxH="280px" overflowY="auto">
        {usable.map(({ id, name: title, message }) => (
          <PanelChoice key={id} type="button" display="block" onClick={() => void choose(id)}>
            <Span display="block" fontWeight="500" truncate>
              {title}
            </Span>
            <Span display="block" color="textThird" fontSize="13px" truncate>
              {shownTemplate(message)}
            </Span>
          </PanelChoice>
        ))}
        {templates.data.length === 0 && (
          <Box role="status" p="8px" color="textThird">
            {t.noTemplateMatch}
          </Box>
        )}
        {usable.length < templates.data.length && (
          <Box p="8px" color="textThird" fontSize="13px">
            {t.someLeftOut}
          </Box>
        )}
      </Box>
    </>
  );
}
