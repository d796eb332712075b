import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { Heading } from '@chakra-ui/react/heading';
import { Input } from '@chakra-ui/react/input';
import { Span } from '@chakra-ui/react/span';
import { Check, CloudOff, LoaderCircle, Pencil } from 'lucide-react';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { formatTime } from '../../../lib/format/time';
import { campaignsPath } from '../../../lib/paths';
import { Button, IconButton } from '../../../ui/button';
import { AppBar } from '../../../ui/page/app-bar';
import { usePageTitle } from '../../../ui/page/page-title';
import { useIsPhone } from '../../../ui/use-media';
import { useComposerPart } from '../composer-store';
import { composerTexts as t } from '../composer.texts';
import { draftTexts } from '../draft/draft.texts';
import { PlaceError } from './section';

/** The campaign's name, which is edited where it stands, and that the draft is safe. */
export function ComposerHeader({ actions }: { actions: ReactNode }) {
  const { name } = useComposerPart('draft', 'name');
  const page = useComposerPart('page', 'title');
  const { change } = useComposerPart('writing', 'change');
  const { refusals } = useComposerPart('checks', 'refusals');
  const isPhone = useIsPhone();
  const [isNaming, setNaming] = useState(false);
  const pen = useRef<HTMLButtonElement>(null);
  const wasNaming = useRef(false);
  const title = name.trim() || page.title;
  usePageTitle(title);
  useEffect(() => {
    if (wasNaming.current && !isNaming) pen.current?.focus();
    wasNaming.current = isNaming;
  }, [isNaming]);
  const naming = isNaming && (
    <Flex as="form" gap="2" maxW="480px" onSubmit={(event) => (event.preventDefault(), setNaming(false))}>
      <Input
        aria-label={t.rename}
        value={name}
        maxLength={200}
        textStyle="title"
        // As large as the title that it stands for: the field's own size would win over a property.
        css={{ '&&': { fontSize: { base: '1.0625rem', md: '2xl' } } }}
        h={{ base: '11', md: '10' }}
        autoFocus
        onChange={(event) => change({ name: event.target.value })}
        onKeyDown={(event) => event.key === 'Escape' && setNaming(false)}
      />
      <Button type="submit">{t.nameDone}</Button>
    </Flex>
  );
  const pencil = (
    <IconButton ref={pen} label={t.rename} onClick={() => setNaming(true)}>
      <Pencil />
    </IconButton>
  );
  const refused = refusals.name && <PlaceError>{refusals.name}</PlaceError>;
  if (isPhone)
    return (
      <>
        <AppBar
          title={title}
          under={<SaveWords />}
          backTo={campaignsPath}
          actions={
            <>
              {!isNaming && pencil}
              {actions}
            </>
          }
        />
        {(naming || refused) && (
          <Box mb="4">
            {naming}
            {refused}
          </Box>
        )}
      </>
    );
  return (
    <Flex align="center" justify="space-between" gap="8px 12px" mb="4">
      <Box minW="0" flex="1">
        {naming || (
          <Flex align="center" gap="2">
            <Heading as="h1" id="page-title" tabIndex={-1} textStyle="title" truncate>
              {title}
            </Heading>
            {pencil}
          </Flex>
        )}
        {refused}
      </Box>
      <Flex gap="3" align="center" flexShrink={0}>
        <SaveWords />
        {actions}
      </Flex>
    </Flex>
  );
}

/** "Draft saved 09:52", or where it is while it cannot be. */
export function SaveWords() {
  const { timeZone, mode } = useComposerPart('page', 'timeZone', 'mode');
  const { saveStatus: status } = useComposerPart('writing', 'saveStatus');
  const time = status.at === null ? '' : formatTime(status.at, timeZone);
  const said = {
    new: null,
    conflict: null,
    saving: { Icon: LoaderCircle, words: draftTexts.saving },
    saved: mode.saved && { Icon: Check, words: mode.saved(time) },
    local: { Icon: mode.isKeptHere ? Check : CloudOff, words: mode.savedHere(time) },
    unsaved: { Icon: CloudOff, words: draftTexts.unsaved },
  }[status.kind];
  return (
    <Box role="status" color={status.kind === 'unsaved' ? 'amber' : 'textThird'} fontSize="small" maxW="320px">
      {said && (
        <Span display="inline-flex" gap="1.5" alignItems="center">
          <said.Icon aria-hidden size={16} strokeWidth={1.75} style={{ flexShrink: 0 }} />
          {said.words}
        </Span>
      )}
    </Box>
  );
}
