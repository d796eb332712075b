import { optBackIn, optOut, type OptOutLink, type OptOutView } from './opt-out-choice';
import { Back, In, Out, type Stand } from './stands';
import { usePress } from './use-press';

interface Props {
  link: OptOutLink;
  view: OptOutView;
  onChange: (view: OptOutView) => void;
}

/** Where the person stands, and what they can press about it. */
export function OptOutPanel({ link, view: { info, chosen }, onChange }: Props) {
  const { press, isBusy, problem } = usePress(onChange);
  const stand: Stand = {
    business: info.businessName,
    // One number, one line.
    phone: info.phoneMasked.replaceAll(' ', '\u00a0'),
    isBusy,
    problem,
    stop: (scope) => press(() => optOut(link, scope)),
    comeBack: (scope) => press(() => optBackIn(link, scope)),
  };
  if (info.state === 'out')
    return <Out {...stand} isNews={chosen !== null} known={chosen?.state === 'out' ? chosen.scope : null} />;
  return chosen?.state === 'in' ? <Back {...stand} scope={chosen.scope} /> : <In {...stand} />;
}
