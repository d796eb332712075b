import { Eye } from 'lucide-react';
import { Button, IconButton } from '../../ui/button';
import { useIsPhone } from '../../ui/use-media';
import { useDraftParts } from './composer-store';
import { composerTexts as t } from './composer.texts';
import { DraftMenu } from './draft/draft-menu';
import type { Overlay } from './overlays';

/** Beside the campaign's name: what else can be done with the draft; `onStartOver` where it can be begun anew. */
export function ComposerActions({
  onOpen,
  onStartOver,
}: {
  onOpen: (overlay: Overlay) => void;
  onStartOver: (() => void) | null;
}) {
  const isWritten = useDraftParts('message').message.trim() !== '';
  const isPhone = useIsPhone();
  if (!isPhone)
    return (
      <>
        {onStartOver && (
          <Button variant="ghost" onClick={onStartOver}>
            {t.draft.startAfresh}
          </Button>
        )}
        {isWritten && <Button onClick={() => onOpen('template')}>{t.message.saveAsTemplate}</Button>}
      </>
    );
  return (
    <>
      <IconButton label={t.preview.open} size="lg" _icon={{ boxSize: '22px' }} onClick={() => onOpen('preview')}>
        <Eye />
      </IconButton>
      <DraftMenu
        choices={[
          { label: t.bar.test, isOff: !isWritten, run: () => onOpen('test') },
          { label: t.message.saveAsTemplate, isOff: !isWritten, run: () => onOpen('template') },
          { label: t.draft.startAfresh, isOff: onStartOver === null, run: () => onStartOver?.() },
        ]}
      />
    </>
  );
}
