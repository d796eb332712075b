import { useApolloClient } from '@apollo/client/react';
import { problemOf } from '../../../lib/graph/problem';
import { leaveTo } from '../../../lib/leave-to';
import { keepFlow } from '../../../lib/session/google-flow';
import { Button } from '../../../ui/button';
import { notify } from '../../../ui/toast/notify';
import { ConnectGoogleDocument, DisconnectGoogleDocument } from '../security.generated';
import { securityTexts } from '../security.texts';
import { SettingRow } from '../setting-row';
import { useOnce } from '../use-once';
import type { Security } from '../use-security';

const t = securityTexts.google;

/** The link with Google: made by going there, taken away where a password is left to log in by. */
export function GoogleRow({ security, onChange }: { security: Security; onChange: () => void }) {
  const client = useApolloClient();
  const { running, once } = useOnce();
  const { googleEmail, hasPassword } = security;
  async function link(): Promise<void> {
    try {
      const { data } = await client.mutate({ mutation: ConnectGoogleDocument });
      keepFlow(data!.startGoogle!.flowToken);
      leaveTo(data!.startGoogle!.authorizationUrl);
    } catch (error) {
      if (problemOf(error).code !== 'not-found') throw error;
      notify({ kind: 'warning', title: t.off, text: t.offText });
    }
  }
  async function unlink(): Promise<void> {
    await client.mutate({ mutation: DisconnectGoogleDocument });
    notify({ kind: 'success', title: t.unlinked, text: t.unlinkedText });
    onChange();
  }
  if (googleEmail === null)
    return (
      <SettingRow
        title={t.title}
        text={t.notLinked}
        action={
          <Button aria-label={`${t.link}: ${t.title}`} loading={running === 'link'} onClick={() => once('link', link)}>
            {t.link}
          </Button>
        }
      />
    );
  return (
    <SettingRow
      title={t.title}
      text={
        <>
          {t.linked(googleEmail)}
          {!hasPassword && <div>{t.passwordFirst}</div>}
        </>
      }
      action={
        hasPassword && (
          <Button
            aria-label={`${t.unlink}: ${t.title}`}
            loading={running === 'unlink'}
            onClick={() => once('unlink', unlink)}
          >
            {t.unlink}
          </Button>
        )
      }
    />
  );
}
