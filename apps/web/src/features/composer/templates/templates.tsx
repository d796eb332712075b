import { useQuery } from '@apollo/client/react';
import { Box } from '@chakra-ui/react/box';
import { useState } from 'react';
import { toView } from '../../../domain/message/fields';
import { NoTemplateMatches, TemplateChoices, templatesNamed } from '../../../domain/message/template-choices';
import { useRested } from '../../../lib/use-rested';
import { useComposerPart } from '../composer-store';
import { sectionTexts as t } from '../message/message-section.texts';
import { ComposerTemplatesDocument, type ComposerTemplatesQuery } from '../message/message.generated';

export type Template = NonNullable<ComposerTemplatesQuery['smsTemplates']>['data'][number];

/** The business's texts, found by typing. */
export function Templates({ onChoose }: { onChoose: (template: Template) => void }) {
  const { fields } = useComposerPart('content', 'fields');
  const [typed, setTyped] = useState('');
  const text = useRested(typed.trim(), 200);
  const { data, previousData } = useQuery(ComposerTemplatesDocument, {
    variables: { query: templatesNamed(text) },
    fetchPolicy: 'cache-and-network',
  });
  const templates = (data ?? previousData)?.smsTemplates;
  if (templates?.count === 0 && text === '')
    return (
      <Box p="2" color="textSecond">
        {t.noTemplates}
      </Box>
    );
  return (
    <TemplateChoices
      typed={typed}
      onType={setTyped}
      templates={templates?.data ?? []}
      shown={(message) => toView(message, fields)}
      onChoose={onChoose}
      maxH="320px"
      after={templates?.data.length === 0 && <NoTemplateMatches>{t.noTemplateMatch}</NoTemplateMatches>}
    />
  );
}
