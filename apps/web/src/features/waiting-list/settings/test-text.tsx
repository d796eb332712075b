import { useMutation } from '@apollo/client/react';
import { Box } from '@chakra-ui/react/box';
import { CircleCheck, Send } from 'lucide-react';
import { useState } from 'react';
import { atPhone } from '../../../domain/campaigns/test-send/at-phone';
import { useTestPrice } from '../../../domain/campaigns/test-send/use-test-price';
import { formatMoney } from '../../../lib/format/money';
import { formatPhone } from '../../../lib/format/phone';
import { problemOf } from '../../../lib/graph/problem';
import { useUser } from '../../../lib/session/session';
import { store, stored } from '../../../lib/stored';
import { Button } from '../../../ui/button';
import { Dialog } from '../../../ui/dialog';
import { TextField } from '../../../ui/form/fields';
import { FormProblem } from '../../../ui/form/form-problem';
import { useForm } from '../../../ui/form/use-form';
import { Notice } from '../../../ui/notice';
import { TextTurnTextDocument, type TextTurnTextMutation } from './settings.generated';
import { listSettingsTexts } from './settings.texts';

const t = listSettingsTexts.test;

/** A text of the list to one's own phone, as the preview shows it: a test of campaigns, charged like one. */
export function TestText({
  name,
  text,
  callerId,
  onClose,
}: {
  name: string;
  text: string;
  callerId: string;
  onClose: () => void;
}) {
  const { id } = useUser();
  const phoneKey = `bellbird.test-phone.${id}`;
  const [send] = useMutation(TextTurnTextDocument);
  const [sent, setSent] = useState<NonNullable<TextTurnTextMutation['sendTestSms']>['messages'][number] | null>(null);
  const content = { callerId, message: text, contactId: null };
  const form = useForm({
    initial: { phone: stored(phoneKey) ?? '' },
    rules: { phone: (phone) => (phone.trim() === '' ? t.phoneNeeded : undefined) },
    submit: async ({ phone }) => {
      setSent(null);
      try {
        const { data } = await send({ variables: { input: { ...content, phones: [phone.trim()] } } });
        store(phoneKey, phone.trim());
        setSent(data?.sendTestSms?.messages[0] ?? null);
      } catch (error) {
        throw atPhone(problemOf(error));
      }
    },
  });
  const quote = useTestPrice(content, form.values.phone);
  const isFree = quote?.messages[0]?.status === 'left-out';
  return (
    <Dialog
      title={t.title(name)}
      isOpen
      onClose={onClose}
      footer={
        <>
          <Button size="lg" onClick={onClose}>
            {t.cancel}
          </Button>
          <Button size="lg" variant="solid" loading={form.isSubmitting} onClick={() => void form.onSubmit()}>
            <Send aria-hidden />
            {quote === null || isFree ? t.send : t.sendFor(formatMoney(quote.cost))}
          </Button>
        </>
      }
    >
      {/* No form of its own: it would lie in that of the settings, which Enter must not save. */}
      <div
        role="presentation"
        onKeyDown={(event) => event.key === 'Enter' && (event.preventDefault(), void form.onSubmit())}
      >
        <TextField
          label={t.phone}
          type="tel"
          autoComplete="tel"
          inputMode="tel"
          help={t.help}
          bind={form.field('phone')}
          autoFocus
        />
      </div>
      <Box color="textSecond" my="12px">
        {t.sample}
      </Box>
      <Box role="status" mb="12px" fontWeight="500">
        {quote === null
          ? t.pricing
          : isFree
            ? t.free(formatPhone(quote.messages[0]!.phoneInternational))
            : t.price(quote.messages[0]!.parts, formatMoney(quote.cost))}
      </Box>
      <FormProblem problem={form.problem} />
      {sent && (
        <Notice icon={CircleCheck} tone={sent.status === 'left-out' ? 'amber' : 'green'} role="status">
          {(sent.status === 'left-out' ? t.leftOut : t.sent)(formatPhone(sent.phoneInternational))}
        </Notice>
      )}
    </Dialog>
  );
}
