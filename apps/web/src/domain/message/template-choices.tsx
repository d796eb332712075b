import { Box } from '@chakra-ui/react/box';
import { Input } from '@chakra-ui/react/input';
import { Span } from '@chakra-ui/react/span';
import type { ReactNode } from 'react';
import { contains } from '../../ui/filter/contains';
import { PanelChoice } from '../../ui/panel/panel-button';
import { messageTexts as t } from './message.texts';

/** What is asked for the templates whose name holds what was typed. */
export const templatesNamed = (name: string) => ({
  filters: name === '' ? [] : [contains('name', name)],
  sortBy: 'name:asc',
  limit: 50,
});

/** Templates to choose from, by name, as far as they are there yet; `after` stands below them. */
export function TemplateChoices<Template extends { id: string; name: string; message: string }>({
  typed,
  onType,
  templates,
  shown,
  onChoose,
  maxH,
  after,
}: {
  typed: string;
  onType: (typed: string) => void;
  templates: readonly Template[];
  /** Its text as it is shown. */
  shown: (message: string) => string;
  onChoose: (template: Template) => void;
  maxH: string;
  after: ReactNode;
}) {
  return (
    <>
      <Input
        type="search"
        aria-label={t.searchTemplates}
        placeholder={t.searchTemplates}
        value={typed}
        onChange={(event) => onType(event.target.value)}
        autoFocus
      />
      <Box mt="2" maxH={maxH} overflowY="auto">
        {templates.map((template) => (
          <PanelChoice key={template.id} type="button" display="block" onClick={() => onChoose(template)}>
            <Span display="block" fontWeight="500" truncate>
              {template.name}
            </Span>
            <Span display="block" color="textThird" fontSize="small" truncate>
              {shown(template.message)}
            </Span>
          </PanelChoice>
        ))}
        {after}
      </Box>
    </>
  );
}

/** Nothing is called so. */
export const NoTemplateMatches = ({ children }: { children: string }) => (
  <Box role="status" p="2" color="textThird">
    {children}
  </Box>
);
