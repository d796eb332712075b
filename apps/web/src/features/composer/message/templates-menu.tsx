import { useQuery } from '@apollo/client/react';
import { Box } from '@chakra-ui/react/box';
import { chakra } from '@chakra-ui/react/styled-system';
import { Input } from '@chakra-ui/react/input';
import { Popover } from '@chakra-ui/react/popover';
import { Portal } from '@chakra-ui/react/portal';
import { Span } from '@chakra-ui/react/span';
import { useEffect, useState } from 'react';
import { Button } from '../../../ui/button';
import { useComposerParts } from '../composer-context';
import { composerTexts } from '../composer.texts';
import { toView } from './fields';
import { ComposerTemplatesDocument, type ComposerTemplatesQuery } from './message.generated';

const t = composerTexts.message;
const Row = chakra('button', { base: { display: 'block', w: 'full', minH: '44px', px: '10px', py: '8px', textAlign: 'start', borderRadius: 'tag', cursor: 'pointer', _hover: { bg: 'hover' } } });
export type Template = NonNullable<ComposerTemplatesQuery['smsTemplates']>['data'][number];

/** "Use a template": the business's texts, found by typing. */
export function TemplatesMenu({ onChoose }: { onChoose: (template: Template) => void }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Popover.Root open={isOpen} onOpenChange={({ open }) => setOpen(open)} positioning={{ placement: 'bottom-end' }} lazyMount unmountOnExit>
      <Popover.Trigger asChild><Button variant="link" minH={{ base: '44px', md: '24px' }}>{t.useTemplate}</Button></Popover.Trigger>
      <Portal><Popover.Positioner><Popover.Content w="min(400px, calc(100vw - 32px))" maxW="none" aria-label={t.useTemplate}><Popover.Body p="12px"><Templates onChoose={(template) => (setOpen(false), onChoose(template))} /></Popover.Body></Popover.Content></Popover.Positioner></Portal>
    </Popover.Root>
  );
}

function Templates({ onChoose }: { onChoose: (template: Template) => void }) {
  const { fields } = useComposerParts();
  const [typed, setTyped] = useState('');
  const [text, setText] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setText(typed.trim()), 200);
    return () => clearTimeout(timer);
  }, [typed]);
  const filters = text === '' ? [] : [{ field: 'name', type: 'text', operation: 'contains', value: text }];
  const { data, previousData } = useQuery(ComposerTemplatesDocument, { variables: { query: { filters, sortBy: 'name:asc', limit: 50 } }, fetchPolicy: 'cache-and-network' });
  const templates = (data ?? previousData)?.smsTemplates;
  if (templates?.count === 0 && text === '') return <Box p="8px" color="textSecond">{t.noTemplates}</Box>;
  return (
    <>
      <Input type="search" aria-label={t.searchTemplates} placeholder={t.searchTemplates} value={typed} onChange={(event) => setTyped(event.target.value)} autoFocus />
      <Box mt="8px" maxH="320px" overflowY="auto">
        {templates?.data.map((template) => (
          <Row key={template.id} type="button" onClick={() => onChoose(template)}>
            <Span display="block" fontWeight="500" truncate>{template.name}</Span>
            <Span display="block" color="textThird" fontSize="13px" truncate>{toView(template.message, fields)}</Span>
          </Row>
        ))}
        {templates?.data.length === 0 && <Box role="status" p="8px" color="textThird">{t.noTemplateMatch}</Box>}
      </Box>
    </>
  );
}
