import { useMutation } from '@apollo/client/react';
import { Text } from '@chakra-ui/react/text';
import { useRef, useState } from 'react';
import { problemOf, type Problem } from '../../../lib/graph/problem';
import { Button } from '../../../ui/button';
import { FormProblem } from '../../../ui/form/form-problem';
import { Dialog } from '../../../ui/overlay/dialog';
import { notify } from '../../../ui/toast/notify';
import { RemoveCardDocument, SavedCardsDocument, type SavedCardFragment } from '../billing.generated';
import { billingTexts as t } from '../billing.texts';
import { nameOfCard } from './saved-card';

/** Asked, since it cannot be taken back: the number is the provider's, and we do not have it. */
export default function RemoveCardDialog({
  card,
  hasOthers,
  onClose,
}: {
  card: SavedCardFragment;
  hasOthers: boolean;
  onClose: () => void;
}) {
  const [remove, { loading }] = useMutation(RemoveCardDocument, {
    refetchQueries: [SavedCardsDocument],
    awaitRefetchQueries: true,
  });
  const [problem, setProblem] = useState<Problem | null>(null);
  const running = useRef(false);
  async function take(): Promise<void> {
    if (running.current) return;
    running.current = true;
    try {
      await remove({ variables: { id: card.id } });
      notify({ kind: 'success', title: t.removed(nameOfCard(card)) });
      onClose();
    } catch (error) {
      setProblem(problemOf(error));
    } finally {
      running.current = false;
    }
  }
  return (
    <Dialog
      title={t.removeTitle(nameOfCard(card))}
      isOpen
      isAlert
      onClose={onClose}
      footer={
        <>
          <Button size="lg" onClick={onClose}>
            {t.keepIt}
          </Button>
          <Button size="lg" variant="dangerSolid" loading={loading} onClick={() => void take()}>
            {t.remove}
          </Button>
        </>
      }
    >
      <Text color="textSecond" mb={problem ? '3' : 0}>
        {t.removeText}
        {card.isDefault && hasOthers && ` ${t.removeDefault}`}
      </Text>
      <FormProblem problem={problem} />
    </Dialog>
  );
}
