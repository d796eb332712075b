import { useApolloClient, useQuery } from '@apollo/client/react';
import { Box } from '@chakra-ui/react/box';
import { useState } from 'react';
import { NoTemplateMatches, TemplateChoices, templatesNamed } from '../../../domain/message/template-choices';
import { problemOf } from '../../../lib/graph/problem';
import { useRested } from '../../../lib/use-rested';
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
  const name = useRested(typed.trim(), 200);
  const { data, previousData } = useQuery(ReplyTemplatesDocument, {
    variables: { query: templatesNamed(name) },
  });
  const templates = (data ?? previousData)?.smsTemplates;
  if (templates == null) return <Box h="11" />;
  if (templates.count === 0 && name === '')
    return (
      <Box p="2" color="textSecond">
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
    <TemplateChoices
      typed={typed}
      onType={setTyped}
      templates={usable}
      shown={shownTemplate}
      onChoose={({ id }) => void choose(id)}
      maxH="280px"
      after={
        <>
          {templates.data.length === 0 && <NoTemplateMatches>{t.noTemplateMatch}</NoTemplateMatches>}
          {usable.length < templates.data.length && (
            <Box p="2" color="textThird" fontSize="small">
              {t.someLeftOut}
            </Box>
          )}
        </>
      }
    />
  );
}
