import { useEffect, useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { callGraph } from '../../../lib/graph/call-graph';
import { callGraphSignedIn } from '../../../lib/graph/call-graph-signed-in';
import { problemOf } from '../../../lib/graph/problem';
import { securityPath } from '../../../lib/paths';
import { takeFlow } from '../../../lib/session/google-flow';
import { rememberedRedirect } from '../../../lib/session/redirect';
import { currentSession } from '../../../lib/session/session';
import { beginSession, reloadUser } from '../../../lib/session/start-session';
import { callbackPath, secondStepPath } from '../account-paths';
import { keepOutcome, keptOutcome, type GoogleOutcome } from './google-outcome';
import { FinishGoogleDocument, type FinishGoogleMutation } from './google.generated';
import { googleTexts as t } from './google.texts';

export type CallbackState = 'finishing' | GoogleOutcome | { kind: 'failed'; words: string };

/** Ends a log-in with Google once, whose code is out of the address at once, and leads where that ends. */
export function useCallback(): CallbackState {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const isBegun = useRef(false);
  const [state, setState] = useState<CallbackState>('finishing');
  useEffect(() => {
    // The code is good once: neither a second run of the effect nor a reload may spend it.
    if (isBegun.current) return;
    isBegun.current = true;
    const [code, given, denied] = ['code', 'state', 'error'].map((name) => search.get(name));
    if (code === null && denied === null) return setState(keptOutcome() ?? { kind: 'failed', words: t.failed });
    void navigate(callbackPath, { replace: true });
    const flowToken = takeFlow();
    if (denied !== null) return setState({ kind: 'failed', words: denied === 'access_denied' ? t.denied : t.failed });
    if (code == null || given == null || flowToken === null) return setState({ kind: 'failed', words: t.failed });
    const input = { code, state: given, flowToken };
    // To link an account one is signed in.
    const isIn = currentSession() !== null;
    (isIn ? callGraphSignedIn(FinishGoogleDocument, { input }) : callGraph(FinishGoogleDocument, { input })).then(
      ({ finishGoogle }) => {
        const end = endOf(finishGoogle!);
        if (typeof end === 'string') void navigate(end, { replace: true });
        else setState(end);
      },
      (error: unknown) => setState({ kind: 'failed', words: problemOf(error).message }),
    );
  }, [navigate, search]);
  return state;
}

/** The page that comes next, or what is still to be done on this one. */
function endOf(answer: NonNullable<FinishGoogleMutation['finishGoogle']>): string | GoogleOutcome {
  const { signUpToken, linkToken, user, firstName, lastName } = answer;
  const email = answer.email ?? '';
  if (signUpToken !== null)
    return keep({ kind: 'sign-up', token: signUpToken, email, firstName: firstName ?? '', lastName: lastName ?? '' });
  if (linkToken !== null) return keep({ kind: 'link', token: linkToken, email });
  if (answer.secondStepToken !== null) {
    beginSession(answer, email);
    return secondStepPath;
  }
  if (beginSession(answer, user?.email ?? email)) return rememberedRedirect() ?? '/home';
  // Linked: whoever is signed in stays it.
  const session = currentSession();
  if (session !== null) reloadUser(session.accessToken).catch(() => undefined);
  return securityPath;
}
const keep = (outcome: GoogleOutcome): GoogleOutcome => (keepOutcome(outcome), outcome);
