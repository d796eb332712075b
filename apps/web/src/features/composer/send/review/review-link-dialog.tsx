import { Box } from '@chakra-ui/react/box';
import { Input } from '@chakra-ui/react/input';
import { useId, useState, type FormEvent } from 'react';
import { messageTexts } from '../../../../domain/message/message.texts';
import { addressOf } from '../../../../domain/message/toolbar/address-of';
import { Button } from '../../../../ui/button';
import { FieldFrame } from '../../../../ui/form/fields/fields';
import { Dialog } from '../../../../ui/overlay/dialog';
import { sectionTexts } from '../../message/message-section.texts';

const t = sectionTexts.reviewLink;

/** A review request without a link cannot go out: the link, or another kind of message. */
export function ReviewLinkDialog({
  onInsert,
  onChangeType,
  onClose,
}: {
  onInsert: (link: string) => void;
  onChangeType: () => void;
  onClose: () => void;
}) {
  const [link, setLink] = useState('');
  const [error, setError] = useState<string>();
  const formId = useId();
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const address = addressOf(link);
    if (address === null) return setError(messageTexts.notAddress);
    onInsert(address);
  };
  return (
    <Dialog
      title={t.title}
      isOpen
      onClose={onClose}
      footer={
        <>
          <Button onClick={onChangeType}>{t.changeType}</Button>
          <Button variant="solid" type="submit" form={formId}>
            {messageTexts.insertLink}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={submit} noValidate>
        <Box color="textSecond" mb="3">
          {t.text}
        </Box>
        <FieldFrame label={t.label} error={error}>
          <Input
            type="url"
            inputMode="url"
            autoComplete="off"
            placeholder={t.example}
            value={link}
            onChange={(event) => (setLink(event.target.value), setError(undefined))}
            autoFocus
          />
        </FieldFrame>
      </form>
    </Dialog>
  );
}
