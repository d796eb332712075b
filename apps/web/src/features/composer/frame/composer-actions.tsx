import { Eye } from 'lucide-react';
import { Button, IconButton } from '../../../ui/button';
import { useIsPhone } from '../../../ui/use-media';
import { useComposerPart } from '../composer-store';
import { DraftMenu } from '../draft/draft-menu';
import { draftTexts } from '../draft/draft.texts';
import { sectionTexts } from '../message/message-section.texts';
import { previewTexts } from '../preview/preview.texts';
import { barTexts } from '../send/send-bar.texts';
import type { Overlay } from './overlays';

/** Beside the campaign's name: what else can be done with the draft; `onStartOver` where it can be begun anew. */
export function ComposerActions({
  onOpen,
  onStartOver,
}: {
  onOpen: (overlay: Overlay) => void;
  onStartOver: (() => void) | null;
}) {
  const isWritten = useComposerPart('draft', 'message').message.trim() !== '';
  const isPhone = useIsPhone();
  if (!isPhone)
    return (
      <>
        {onStartOver && (
          <Button variant="ghost" onClick={onStartOver}>
            {draftTexts.startAfresh}
          </Button>
        )}
        {isWritten && <Button onClick={() => onOpen('template')}>{sectionTexts.saveAsTemplate}</Button>}
      </>
    );
  return (
    <>
      <IconButton label={previewTexts.open} size="lg" _icon={{ boxSize: '22px' }} onClick={() => onOpen('preview')}>
        <Eye />
      </IconButton>
      <DraftMenu
        choices={[
          { label: barTexts.test, isOff: !isWritten, run: () => onOpen('test') },
          { label: sectionTexts.saveAsTemplate, isOff: !isWritten, run: () => onOpen('template') },
          { label: draftTexts.startAfresh, isOff: onStartOver === null, run: () => onStartOver?.() },
        ]}
      />
    </>
  );
}
