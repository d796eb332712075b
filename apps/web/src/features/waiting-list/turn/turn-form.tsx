import { Flex } from '@chakra-ui/react/flex';
import { Stack } from '@chakra-ui/react/stack';
import type { TurnChange } from '../../../lib/graph/schema.generated';
import { Button } from '../../../ui/button';
import { SelectField, TextField } from '../../../ui/form/fields';
import { FormProblem } from '../../../ui/form/form-problem';
import { useForm } from '../../../ui/form/use-form';
import { RowDrawer } from '../../../ui/list-page/row/row-drawer';
import type { Turn } from '../board/use-board';
import type { WaitingListPageQuery } from '../waiting-list.generated';
import { waitingListTexts } from '../waiting-list.texts';
import { changesOf, formOf } from './turn-values';

const t = waitingListTexts.drawer;
const words = waitingListTexts.add;

/** Name, phone, party and note of somebody on the list, or who was. Only what was changed is sent. */
export function TurnForm({
  turn,
  settings,
  around,
  hasEnded,
  onSave,
  onClose,
}: {
  turn: Turn;
  settings: NonNullable<WaitingListPageQuery['waitingListSettings']>;
  around: { listPath: string; closeTo: string; rowId: string };
  /** Then it waits for nobody any more. */
  hasEnded: boolean;
  onSave: (input: TurnChange) => Promise<void>;
  onClose: () => void;
}) {
  const form = useForm({
    initial: formOf(turn),
    rules: {
      partySize: (size) =>
        size === formOf(turn).partySize ||
        size === '' ||
        (/^\d{1,2}$/.test(size) && Number(size) >= 1 && Number(size) <= settings.mostPartySize)
          ? undefined
          : words.partyWrong(settings.mostPartySize),
    },
    submit: async (values) => {
      const input = changesOf(turn, values);
      if (Object.keys(input).length > 0) await onSave(input);
      onClose();
    },
  });
  return (
    <RowDrawer
      title={turn.name ?? waitingListTexts.noName}
      {...around}
      begin={() => form.ref.current?.querySelector<HTMLElement>('input') ?? null}
      footer={
        <Flex w="full" justify="flex-end" gap="12px">
          <Button minH={{ base: '44px', md: '36px' }} onClick={onClose}>
            {t.cancel}
          </Button>
          <Button
            type="submit"
            form="turn-form"
            variant="tint"
            minH={{ base: '44px', md: '36px' }}
            loading={form.isSubmitting}
          >
            {t.save}
          </Button>
        </Flex>
      }
    >
      <form id="turn-form" ref={form.ref} noValidate onSubmit={(event) => void form.onSubmit(event)}>
        <Stack gap="16px" pb="8px">
          <FormProblem problem={form.problem} />
          <TextField label={t.name} bind={form.field('name')} autoComplete="off" />
          <TextField label={t.phone} bind={form.field('phone')} type="tel" autoComplete="off" optional />
          <TextField
            label={words.party}
            bind={form.field('partySize')}
            inputMode="numeric"
            autoComplete="off"
            optional
          />
          {!hasEnded && settings.resources.length > 0 && (
            <SelectField
              label={words.resource}
              bind={form.field('resource')}
              options={[
                { value: '', label: words.anybody },
                ...settings.resources.map(({ id, name }) => ({ value: id, label: name })),
              ]}
            />
          )}
          <TextField label={words.note} bind={form.field('note')} autoComplete="off" optional />
        </Stack>
      </form>
    </RowDrawer>
  );
}
