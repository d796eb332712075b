import { Button } from '../../../ui/button';
import { Sheet } from '../../../ui/overlay/sheet';
import { billingTexts as t } from '../billing.texts';
import { CardFormPending } from '../card-form/card-form-pending';
import { useCardProvider } from '../card-form/use-card-provider';
import { NewCardForm } from './new-card-form';
import { useNewCard } from './use-new-card';

/** A new card, saved without a payment. */
export default function AddCardSheet({ onClose }: { onClose: () => void }) {
  const cardForm = useCardProvider();
  const { provider } = cardForm;
  const form = useNewCard(provider, onClose);
  return (
    <Sheet
      title={t.addCard}
      isOpen
      onClose={onClose}
      footer={
        <>
          <Button size="lg" onClick={onClose}>
            {t.cancel}
          </Button>
          {provider !== null && (
            <Button size="lg" variant="solid" type="submit" form="add-card" loading={form.isSubmitting}>
              {t.saveCard}
            </Button>
          )}
        </>
      }
    >
      <CardFormPending {...cardForm} />
      {provider !== null && <NewCardForm id="add-card" form={form} provider={provider} />}
    </Sheet>
  );
}
