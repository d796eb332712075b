import { useMutation } from '@apollo/client/react';
import { Box } from '@chakra-ui/react/box';
import { CircleCheck, Send } from 'lucide-react';
import { useState } from 'react';
import { atPhone } from '../../../domain/campaigns/test-send/at-phone';
import { useTestPrice } from '../../../domain/campaigns/test-send/use-test-price';
import { formatMoney } from '../../../lib/format/money';
import { formatPhone } from '../../../lib/format/phone';
import { problemOf } from '../../../lib/graph/problem';
import { store, stored } from '../../../lib/stored';
import { Button } from '../../../ui/button';
import { Dialog } from '../../../ui/dialog';
import { TextField } from '../../../ui/form/fields';
import { FormProblem } from '../../../ui/form/form-problem';
import { useForm } from '../../../ui/form/use-form';
import { Notice } from '../../../ui/notice';
import { TooLittle } from '../bill/too-little';
import { useComposerParts, useDraftParts } from '../composer-store';
import { composerTexts } from '../composer.texts';
import { TestTextDocument, type TestTextMutation } from './send.generated';
import { missingFor } from './test-phone';

const t = composerTexts.test;

/** The text to one's own phone, as one of the people reads it, before it goes to all. */
export function TestDialog({ onClose }: { onClose: () => void }) {
  const draft = useDraftParts('callerId', 'message');
  const { user, previewAs, longest } = useComposerParts('user', 'previewAs', 'longest');
  const [sendTest] = useMutation(TestTextDocument);
  const [sent, setSent] = useState<NonNullable<TestTextMutation['sendTestSms']>['messages'][number] | null>(null);
  const [missing, setMissing] = useState<string | null>(null);
  const person = previewAs ?? longest.person;
  const content = { callerId: draft.callerId!, message: draft.message, contactId: person?.id ?? null };
  const phoneKey = `bellbird.test-phone.${user.id}`;
  const form = useForm({
    initial: { phone: stored(phoneKey) ?? '' },
    rules: { phone: (phone) => (phone.trim() === '' ? t.phoneNeeded : undefined) },
    submit: async ({ phone }) => {
      setSent(null);
      setMissing(null);
      try {
        const { data } = await sendTest({
          variables: {
            input: { ...content, phones: [phone.trim()] },
          },
        });
        store(phoneKey, phone.trim());
        setSent(data?.sendTestSms?.messages[0] ?? null);
      } catch (error) {
        const problem = problemOf(error);
        const lacks = missingFor(problem);
        if (lacks !== null) return setMissing(lacks);
        throw atPhone(problem);
      }
    },
  });
  const price = useTestPrice(content, form.values.phone);
  const isCharged = price !== null && price.messages[0]?.status !== 'left-out';
  const name = person?.name || person?.firstName;
  return (
    <Dialog
      title={t.title}
      isOpen
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{composerTexts.close}</Button>
          <Button variant="solid" type="submit" form="test-text" loading={form.isSubmitting}>
            <Send aria-hidden />
            {isCharged ? t.sendFor(formatMoney(price.cost)) : sent ? t.again : t.send}
          </Button>
        </>
      }
    >
      <form id="test-text" ref={form.ref} noValidate onSubmit={(event) => void form.onSubmit(event)}>
        <TextField
          label={t.phone}
          type="tel"
          autoComplete="tel"
          inputMode="tel"
          help={t.help}
          bind={form.field('phone')}
          autoFocus
        />
        <Box color="textSecond" my="12px">
          {name ? t.as(name) : t.asNobody}
        </Box>
        <Box role="status" mb="12px" fontWeight="500">
          {price === null
            ? t.pricing
            : isCharged
              ? t.price(composerTexts.partsOf(price.messages[0]!.parts), formatMoney(price.cost))
              : t.free(formatPhone(price.messages[0]!.phoneInternational))}
        </Box>
        <FormProblem problem={form.problem} />
        {missing && <TooLittle missing={missing} />}
        {sent && (
          <Notice
            icon={CircleCheck}
            tone={sent.status === 'left-out' ? 'amber' : 'green'}
            role="status"
            {...(sent.status !== 'left-out' && { title: t.sent(formatPhone(sent.phoneInternational)) })}
          >
            {sent.status === 'left-out'
              ? t.leftOut(formatPhone(sent.phoneInternational))
              : t.sentText(composerTexts.partsOf(sent.parts), formatMoney(sent.cost))}
          </Notice>
        )}
      </form>
    </Dialog>
  );
}
