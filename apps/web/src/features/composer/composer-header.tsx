import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { Heading } from '@chakra-ui/react/heading';
import { Input } from '@chakra-ui/react/input';
import { Span } from '@chakra-ui/react/span';
import { Check, CloudOff, LoaderCircle, Pencil } from 'lucide-react';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { formatTime } from '../../lib/format/time';
import { campaignsPath } from '../../lib/paths';
import { AppBar } from '../../ui/app-bar';
import { Button, IconButton } from '../../ui/button';
import { usePageTitle } from '../../ui/page-title';
import { useIsPhone } from '../../ui/use-media';
import { useComposerParts, useDraftParts } from './composer-store';
import { composerTexts as t } from './composer.texts';
import { PlaceError } from './section';

/** The campaign's name, which is edited where it stands, and that the draft is safe. */
export function ComposerHeader({ actions }: { actions: ReactNode }) {
  const { name } = useDraftParts('name');
  const { change, mode, refusals } = useComposerParts('change', 'mode', 'refusals');
  const isPhone = useIsPhone();
  const [isNaming, setNaming] = useState(false);
  const pen = useRef<HTMLButtonElement>(null);
  const wasNaming = useRef(false);
  const title = name.trim() || (mode === 'scheduled' ? t.editScheduled : t.newCampaign);
  usePageTitle(title);
  useEffect(() => {
    if (wasNaming.current && !isNaming) pen.current?.focus();
    wasNaming.current = isNaming;
  }, [isNaming]);
  const naming = isNaming && (
    <Flex as="form" gap="8px" maxW="480px" onSubmit={(event) => (event.preventDefault(), setNaming(false))}>
      <Input
        aria-label={t.rename}
        value={name}
        maxLength={200}
        textStyle="title"
        // As large as the title that it stands for: the field's own size would win over a property.
        css={{ '&&': { fontSize: { base: '17px', md: '24px' } } }}
        h={{ base: '44px', md: '40px' }}
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
          <Box mb="16px">
            {naming}
            {refused}
          </Box>
        )}
      </>
    );
  return (
    <Flex align="center" justify="space-between" gap="8px 12px" mb="16px">
      <Box minW="0" flex="1">
        {naming || (
          <Flex align="center" gap="8px">
            <Heading as="h1" id="page-title" tabIndex={-1} textStyle="title" truncate>
              {title}
            </Heading>
            {pencil}
          </Flex>
        )}
        {refused}
      </Box>
      <Flex gap="12px" align="center" flexShrink={0}>
        <SaveWords />
        {actions}
      </Flex>
    </Flex>
  );
}

/** "Draft saved 09:52", or where it is while it cannot be. */
export function SaveWords() {
  const { saveStatus: status, timeZone, mode } = useComposerParts('saveStatus', 'timeZone', 'mode');
  const time = status.at === null ? '' : formatTime(status.at, timeZone);
  const said = {
    new: null,
    conflict: null,
    saving: { Icon: LoaderCircle, words: t.draft.saving },
    saved: { Icon: Check, words: t.draft.saved(time) },
    local:
      mode === 'quick'
        ? { Icon: Check, words: t.draft.saved(time) }
        : mode === 'scheduled'
          ? { Icon: Check, words: t.draft.changesLocal(time) }
          : { Icon: CloudOff, words: t.draft.local(time) },
    unsaved: { Icon: CloudOff, words: t.draft.unsaved },
  }[status.kind];
  return (
    <Box role="status" color={status.kind === 'unsaved' ? 'amber' : 'textThird'} fontSize="13px" maxW="320px">
      {said && (mode !== 'scheduled' || status.kind !== 'saved') && (
        <Span display="inline-flex" gap="6px" alignItems="center">
          <said.Icon aria-hidden size={16} strokeWidth={1.75} style={{ flexShrink: 0 }} />
          {said.words}
        </Span>
      )}
    </Box>
  );
}
