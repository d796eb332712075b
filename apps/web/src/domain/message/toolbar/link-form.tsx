import { Stack } from '@chakra-ui/react/stack';
import type { FormEvent } from 'react';
import { Button } from '../../../ui/button';
import { TextField } from '../../../ui/form/fields/plain-fields';
import { useForm } from '../../../ui/form/state/use-form';
import { messageTexts as t } from '../message.texts';
import { addressOf } from './address-of';

/** Asks for a web address, and takes no other. */
export function LinkForm({ onChoose }: { onChoose: (address: string) => void }) {
  const form = useForm({
    initial: { address: '' },
    rules: { address: (typed) => (addressOf(typed) === null ? t.notAddress : undefined) },
    submit: async ({ address }) => onChoose(addressOf(address)!),
  });
  const onSubmit = (event: FormEvent): void => {
    // The text may stand in a form of its own, which is not sent by this.
    event.stopPropagation();
    void form.onSubmit(event);
  };
  return (
    // Keys of the row's form around it, such as the one that saves, are not meant here.
    <form ref={form.ref} onSubmit={onSubmit} onKeyDown={(event) => event.stopPropagation()} noValidate>
      <Stack gap="3" p="2">
        <TextField
          label={t.address}
          help={t.addressHelp}
          inputMode="url"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={1_000}
          autoFocus
          bind={form.field('address')}
        />
        <Button type="submit" variant="tint" alignSelf="start">
          {t.insertLink}
        </Button>
      </Stack>
    </form>
  );
}
