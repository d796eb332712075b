import { Text } from '@chakra-ui/react/text';
import { useState } from 'react';
import { formatMoney } from '../../../lib/format/money';
import { Button } from '../../../ui/button';
import { Dialog } from '../../../ui/overlay/dialog';
import { billingTexts as t } from '../billing.texts';

/** The bank's page of 3-D Secure, where the provider has none of its own. To close it is to say no. */
export default function BankDialog({ amount, onAnswer }: { amount: string; onAnswer: (yes: boolean) => void }) {
  const [said, setSaid] = useState<boolean | null>(null);
  const answer = (yes: boolean): void => {
    if (said !== null) return;
    setSaid(yes);
    onAnswer(yes);
  };
  return (
    <Dialog
      title={t.bankTitle}
      isOpen
      isAlert
      onClose={() => answer(false)}
      footer={
        <>
          <Button
            size="lg"
            disabled={said === true}
            loading={said === false}
            loadingText={t.bankRunning}
            onClick={() => answer(false)}
          >
            {t.bankNo}
          </Button>
          <Button
            size="lg"
            variant="solid"
            disabled={said === false}
            loading={said === true}
            loadingText={t.bankRunning}
            onClick={() => answer(true)}
          >
            {t.bankYes}
          </Button>
        </>
      }
    >
      <Text color="textSecond">{t.bankText(formatMoney(amount))}</Text>
    </Dialog>
  );
}
