import { Box } from '@chakra-ui/react/box';
import { Text } from '@chakra-ui/react/text';
import { useId, useState } from 'react';
import { Button } from '../button';
import { TextField } from '../form/fields/fields';
import { useForm } from '../form/state/use-form';
import { Dialog } from '../overlay/dialog';
import { askBeside } from './ask-beside';
import { confirmTexts as t } from './confirm.texts';
import type { TypedConfirmation } from './typed-confirmation';

function TypedDialog({
  title,
  text,
  word,
  action,
  onAnswer,
}: TypedConfirmation & { onAnswer: (yes: boolean) => void }) {
  // One that closes is still there when the next asks.
  const id = useId();
  const [isOpen, setOpen] = useState(true);
  const answer = (yes: boolean): void => (setOpen(false), onAnswer(yes));
  const form = useForm({
    initial: { typed: '' },
    rules: { typed: (typed) => (word === undefined || typed.trim() === word ? undefined : t.notSame(word)) },
    submit: async () => answer(true),
  });
  return (
    <Dialog
      title={title}
      isOpen={isOpen}
      isAlert
      onClose={() => answer(false)}
      footer={
        <>
          <Button onClick={() => answer(false)}>{t.keep}</Button>
          <Button variant="dangerSolid" type="submit" form={id}>
            {action}
          </Button>
        </>
      }
    >
      <form id={id} ref={form.ref} noValidate onSubmit={(event) => void form.onSubmit(event)}>
        <Text color="textSecond">{text}</Text>
        {word !== undefined && (
          <Box mt="4">
            <TextField label={t.typeToConfirm(word)} autoComplete="off" autoFocus bind={form.field('typed')} />
          </Box>
        )}
      </form>
    </Dialog>
  );
}

/** @see confirmTyped */
export const ask = (question: TypedConfirmation): Promise<boolean> =>
  askBeside((answer) => <TypedDialog {...question} onAnswer={answer} />);
