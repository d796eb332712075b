import { Box } from '@chakra-ui/react/box';
import { useEffect, useRef, type ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { StepList } from './step-list';

/** The ways out of a step. `back` of the first step and `next` of the last one with a screen stay where they are. */
export interface WizardMoves {
  back: () => void;
  next: () => void;
}

export interface WizardStep {
  /** As it stands in the address, `?step=columns`. The first step is the address without one. */
  name: string;
  title: string;
  /**
   * What is done in it. Null while what it builds on is missing: then its address does not open it.
   * A step without the member is only listed, as its page has another address.
   */
  screen?: ((moves: WizardMoves) => ReactNode) | null;
}

/**
 * Steps one after another. The present one stands in the address, so that the browser's back goes a step back and a reload
 * stays. An address of a step that is not open yet shows the last one before it that is. What was entered is the caller's
 * to keep: a step's screen goes when the step is left. After a step the focus is on the list of steps, which says where one is.
 */
export function Wizard({ label, steps }: { label: string; steps: readonly WizardStep[] }) {
  const [params, setParams] = useSearchParams();
  const head = useRef<HTMLDivElement>(null);
  const screens = steps.filter((step) => step.screen !== undefined);
  const closed = screens.findIndex(({ screen }) => screen === null);
  const lastOpen = (closed === -1 ? screens.length : closed) - 1;
  const wanted = screens.findIndex(({ name }) => name === params.get('step'));
  const at = Math.max(0, Math.min(wanted, lastOpen));
  const step = screens[at]!;

  const go = (to: number): void => {
    const next = screens[to];
    if (next === undefined) return;
    setParams((before) => {
      const after = new URLSearchParams(before);
      if (to === 0) after.delete('step');
      else after.set('step', next.name);
      return after;
    });
  };
  useEffect(() => {
    if (at !== 0) head.current?.focus({ preventScroll: true });
    window.scrollTo(0, 0);
  }, [at]);

  return (
    <Box>
      <Box ref={head} tabIndex={-1} outline="none">
        <StepList label={label} steps={steps} now={step.name} />
      </Box>
      {step.screen!({ back: () => go(at - 1), next: () => go(at + 1) })}
    </Box>
  );
}
