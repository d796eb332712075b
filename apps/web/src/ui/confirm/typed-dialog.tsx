import { Box } from '@chakra-ui/react/box';
import { Text } from '@chakra-ui/react/text';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { Button } from '../button';
import { Dialog } from '../dialog';
import { TextField } from '../form/fields';
import { useForm } from '../form/use-form';
import { ThemeProvider } from '../theme/theme-provider';
import { confirmTexts as t } from './confirm.texts';
import type { TypedConfirmation } from './typed-confirmation';

const closingMs = 200;

function TypedDialog({
  title,
  text,
  word,
  action,
  onAnswer,
}: TypedConfirmation & { onAnswer: (yes: boolean) => void }) {
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
          <Button variant="dangerSolid" type="submit" form="typed-confirmation">
            {action}
          </Button>
        </>
      }
    >
      <form id="typed-confirmation" ref={form.ref} noValidate onSubmit={(event) => void form.onSubmit(event)}>
        <Text color="textSecond">{text}</Text>
        {word !== undefined && (
          <Box mt="16px">
            <TextField label={t.typeToConfirm(word)} autoComplete="off" autoFocus bind={form.field('typed')} />
          </Box>
        )}
      </form>
    </Dialog>
  );
}

/** Asks in a place of its own beside the page, so that whoever has a question needs no dialog of their own. */
export function ask(question: TypedConfirmation): Promise<boolean> {
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  return new Promise((resolve) => {
    root.render(
      <ThemeProvider>
        <TypedDialog
          {...question}
          onAnswer={(yes) => {
            resolve(yes);
            setTimeout(() => (root.unmount(), place.remove()), closingMs);
          }}
        />
      </ThemeProvider>,
    );
  });
}
