import { StepList } from '../../../ui/wizard/step-list';
import { securityTexts } from '../security.texts';

const t = securityTexts.twoFactor;
const steps = [
  { name: 'scan', title: t.scan },
  { name: 'type', title: t.type },
  { name: 'save', title: t.save },
] as const;

/** Where one is on the way to two-factor. */
export const TwoFactorSteps = ({ now }: { now: (typeof steps)[number]['name'] }) => (
  <StepList label={t.steps} steps={steps} now={now} />
);
