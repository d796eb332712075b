import { useState } from 'react';
import { callGraph } from '../../../lib/graph/call-graph';
import { problemOf } from '../../../lib/graph/problem';
import { currentSession } from '../../../lib/session/session';
import { reloadUser } from '../../../lib/session/start-session';
import { useForm } from '../../../ui/form/state/use-form';
import { AccountForm } from '../account-form';
import { AccountPage } from '../account-page';
import { DeadLink } from '../dead-link';
import { DoneLink } from './done-link';
import { FollowLinkDocument } from './links.generated';
import { linkTexts as t } from './links.texts';
import { forgetMailLink, keptMailLink, type MailLink } from './mail-link';

/** What a mail's link asks: one button. Opening it changes nothing, since link scanners open it too. */
export function Component() {
  const [link] = useState(keptMailLink);
  const [state, setState] = useState<'open' | 'done' | 'dead'>(link === null ? 'dead' : 'open');
  if (link === null || state === 'dead') return <DeadLink title={t.deadTitle} text={t.dead} />;
  return state === 'done' ? <DoneLink kind={link.kind} /> : <Ask link={link} onEnd={setState} />;
}

function Ask({ link: { kind, token }, onEnd }: { link: MailLink; onEnd: (state: 'done' | 'dead') => void }) {
  const form = useForm<Record<string, never>>({
    initial: {},
    submit: async () => {
      try {
        await callGraph(FollowLinkDocument, { kind, token });
      } catch (error) {
        const problem = problemOf(error);
        if (problem.code !== 'invalid-code' && problem.code !== 'invalid-input') throw problem;
        forgetMailLink();
        return onEnd('dead');
      }
      forgetMailLink();
      // Who is signed in here sees the other address at once; where the session ended with it, the next page says so.
      const session = currentSession();
      if (session !== null) reloadUser(session.accessToken).catch(() => undefined);
      onEnd('done');
    },
  });
  return (
    <AccountPage title={t.titles[kind]} lead={t.leads[kind]}>
      <AccountForm form={form} submit={t.submits[kind]} />
    </AccountPage>
  );
}
