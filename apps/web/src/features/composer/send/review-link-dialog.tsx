import { Box } from '@chakra-ui/react/box';
import { Input } from '@chakra-ui/react/input';
import { useId, useState, type FormEvent } from 'react';
import { addressesIn } from '@bellbird/sms-text';
import { Button } from '../../../ui/button';
import { Dialog } from '../../../ui/dialog';
import { FieldFrame } from '../../../ui/form/fields';
import { composerTexts } from '../composer.texts';

const t = composerTexts.message.reviewLink;

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
    const wanted = link.trim();
    if (addressesIn(wanted)[0]?.text !== wanted) return setError(t.wrong);
    onInsert(wanted);
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
            {t.insert}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={submit} noValidate>
        <Box color="textSecond" mb="12px">
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
