import { Stack } from '@chakra-ui/react/stack';
import { useState } from 'react';
import { newCallKey } from '../../../lib/graph/call-key';
import { Button } from '../../../ui/button';
import { TextField } from '../../../ui/form/fields/fields';
import { FormProblem } from '../../../ui/form/form-problem';
import { KeptNotice } from '../../../ui/form/kept-notice';
import { useKeptForm } from '../../../ui/form/state/use-kept-form';
import { Dialog } from '../../../ui/overlay/dialog';
import { notify } from '../../../ui/toast/notify';
import type { QueueActions } from '../board/use-board';
import { waitingListTexts } from '../waiting-list.texts';
import { TurnFields } from './turn-fields';
import { useOpenTurn } from './turn-link';
import { partyRule, turnFormAddress } from './turn-values';

const t = waitingListTexts.add;

interface Props {
  mostPartySize: number;
  asksPartySize: boolean;
  resources: readonly { id: string; name: string }[];
  add: QueueActions['add'];
  onClose: () => void;
}

/** Staff add somebody who stands at the counter; without a phone they are called by name. */
export function AddPerson({ mostPartySize, asksPartySize, resources, add, onClose }: Props) {
  // One key a dialog: a press that is made again is the same turn.
  const [key] = useState(newCallKey);
  const { openId, addressOf } = useOpenTurn();
  const form = useKeptForm({
    address: turnFormAddress('new'),
    opensAt: addressOf(openId),
    initial: { firstName: '', lastName: '', phone: '', partySize: asksPartySize ? '1' : '', note: '', resource: '' },
    rules: {
      firstName: (name) => (name.trim() === '' ? t.firstNameMissing : undefined),
      partySize: partyRule(mostPartySize),
    },
    submit: async ({ firstName, lastName, phone, partySize, note, resource }) => {
      const outcome = await add(key, {
        firstName: firstName.trim(),
        lastName: lastName.trim() || null,
        phone: phone.trim() || null,
        partySize: partySize === '' ? null : Number(partySize),
        note: note.trim() || null,
        resource: resource || null,
      });
      onClose();
      notify(
        outcome === 'kept'
          ? { kind: 'async', title: t.kept(firstName.trim()) }
          : { kind: 'success', title: t.added(outcome.number) },
      );
    },
  });
  return (
    <Dialog
      title={t.title}
      isOpen
      onClose={onClose}
      footer={
        <>
          <Button size="lg" onClick={onClose}>
            {t.cancel}
          </Button>
          <Button size="lg" variant="solid" type="submit" form="add-person" loading={form.isSubmitting}>
            {t.save}
          </Button>
        </>
      }
    >
      <form id="add-person" ref={form.ref} onSubmit={(event) => void form.onSubmit(event)} noValidate>
        <Stack gap="4">
          <KeptNotice form={form} />
          <TextField label={t.firstName} bind={form.field('firstName')} autoComplete="off" autoFocus />
          <TextField label={t.lastName} bind={form.field('lastName')} autoComplete="off" optional />
          <TurnFields form={form} asksPartySize={asksPartySize} resources={resources} />
          <FormProblem problem={form.problem} />
        </Stack>
      </form>
    </Dialog>
  );
}
