import { Flex } from '@chakra-ui/react/flex';
import { Text } from '@chakra-ui/react/text';
import { useState } from 'react';
import { Button } from '../../ui/button';
import { confirmTyped } from '../../ui/confirm/confirm-typed';
import { Dialog } from '../../ui/overlay/dialog';
import { Sheet } from '../../ui/overlay/sheet';
import { notify } from '../../ui/toast/notify';
import { samplesTexts as t } from './samples.texts';

/** What comes over the page: to decide, beside a list, or in passing. */
export function OverlaySamples() {
  const [open, setOpen] = useState<'dialog' | 'sheet' | null>(null);
  const close = (): void => setOpen(null);
  return (
    <Flex wrap="wrap" gap="2">
      <Button onClick={() => setOpen('dialog')}>{t.openDialog}</Button>
      <Button onClick={() => setOpen('sheet')}>{t.openSheet}</Button>
      <Button onClick={() => void confirmTyped({ title: t.dialogTitle, text: t.dialogText, action: t.cancel })}>
        {t.ask}
      </Button>
      <Button
        onClick={() => notify({ kind: 'undo', title: t.toastTitle, action: { label: t.undo, run: () => undefined } })}
      >
        {t.toast}
      </Button>
      <Dialog
        title={t.dialogTitle}
        isOpen={open === 'dialog'}
        onClose={close}
        footer={
          <>
            <Button onClick={close}>{t.keep}</Button>
            <Button variant="danger" onClick={close}>
              {t.cancel}
            </Button>
          </>
        }
      >
        <Text>{t.dialogText}</Text>
      </Dialog>
      <Sheet title={t.sheetTitle} isOpen={open === 'sheet'} onClose={close}>
        <Text>{t.sheetText}</Text>
      </Sheet>
    </Flex>
  );
}
