import { CircleCheck, TicketX } from 'lucide-react';
import { Button, ButtonLink } from '../../../ui/button';
import { StatePanel } from '../../../ui/states/state-panel';
import { ownTurnTexts as t } from './own-turn.texts';
import type { OwnTurnProps } from './waits';

/** A turn that is over: why, and how to join again. Who left by themselves can come back, until that is refused. */
export function Ended({
  turn,
  isBusy,
  act,
  joinAgain,
  isTooLate,
}: OwnTurnProps & { joinAgain: string; isTooLate: boolean }) {
  const again = (
    <ButtonLink size="lg" to={joinAgain}>
      {t.joinAgain}
    </ButtonLink>
  );
  if (turn.status === 'attended')
    return (
      <StatePanel isPage icon={CircleCheck} tone="green" title={t.done} actions={again}>
        {t.doneText(turn.branding.businessName)}
      </StatePanel>
    );
  const hasLeft = turn.reason === 'customer';
  const mayComeBack = hasLeft && !isTooLate;
  return (
    <StatePanel
      isPage
      icon={TicketX}
      tone="amber"
      title={hasLeft ? t.left : t.off}
      actions={
        <>
          {mayComeBack && (
            <Button size="lg" variant="solid" loading={isBusy} onClick={() => void act('come-back')}>
              {t.comeBack}
            </Button>
          )}
          {again}
        </>
      }
    >
      {mayComeBack ? t.leftText : hasLeft ? null : t.offText}
    </StatePanel>
  );
}
