import { Box } from '@chakra-ui/react/box';
import { CircleCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { formatMoney } from '../../../lib/format/money';
import { formatPhone } from '../../../lib/format/phone';
import { TextField } from '../../../ui/form/fields/fields';
import { Notice } from '../../../ui/notice';
import { testSendTexts as t } from './test-send.texts';
import type { TestText } from './use-test-text';

/** The phone of a test, how it is read there, what it costs, and what became of it. */
export function TestFields({
  test: { form, price, charge, sent },
  reads,
  problem,
}: {
  test: TestText;
  /** As whom it is read. */
  reads: string;
  /** Why it could not be sent. */
  problem: ReactNode;
}) {
  const priced = price?.messages[0];
  return (
    <>
      <TextField
        label={t.phone}
        type="tel"
        autoComplete="tel"
        inputMode="tel"
        help={t.help}
        bind={form.field('phone')}
        autoFocus
      />
      <Box color="textSecond" my="3">
        {reads}
      </Box>
      <Box role="status" mb="3" fontWeight="500">
        {priced === undefined
          ? t.pricing
          : charge === null
            ? t.free(formatPhone(priced.phoneInternational))
            : t.price(priced.parts, charge)}
      </Box>
      {problem}
      {sent?.status === 'left-out' && (
        <Notice icon={CircleCheck} tone="amber" role="status">
          {t.leftOut(formatPhone(sent.phoneInternational))}
        </Notice>
      )}
      {sent !== null && sent.status !== 'left-out' && (
        <Notice icon={CircleCheck} tone="green" role="status" title={t.sent(formatPhone(sent.phoneInternational))}>
          {t.sentFor(sent.parts, formatMoney(sent.cost))}
        </Notice>
      )}
    </>
  );
}
