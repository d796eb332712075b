import { useApolloClient } from '@apollo/client/react';
import { useNavigate } from 'react-router-dom';
import { closeWayBack, keepWayBack } from '../../../../domain/campaigns/way-back';
import { clock } from '../../../../lib/clock';
import { problemOf } from '../../../../lib/graph/problem';
import { notify, notifyProblem } from '../../../../ui/toast/notify';
import { wayBackSeconds } from '../../draft/draft-input';
import { CancelLaunchDocument } from '../send.generated';
import { SendCountdown } from './send-countdown';
import type { Sendable } from './sendable';
import { sentTexts as t } from './sent.texts';

/** Half a minute in which a campaign that goes out now can be taken back, and what was written goes on. */
export function useWayBack() {
  const client = useApolloClient();
  const navigate = useNavigate();
  return function offerWayBack(id: string, recipients: number, keep: Sendable['keep']): void {
    const until = clock.now().getTime() + wayBackSeconds * 1_000;
    const back = async (): Promise<void> => {
      try {
        await client.mutate({ mutation: CancelLaunchDocument, variables: { id } });
        closeWayBack(id);
        const address = await keep(id);
        notify({ kind: 'success', title: clock.now().getTime() < until ? t.cancelled : t.cancelledPart, text: t.back });
        await navigate(address);
      } catch (error) {
        notifyProblem(problemOf(error));
      }
    };
    const offer = () =>
      notify({
        kind: 'async',
        title: t.title(recipients),
        text: <SendCountdown until={until} />,
        durationMs: until - clock.now().getTime(),
        action: { label: t.cancel, run: () => void back() },
      });
    keepWayBack({ campaignId: id, until, offer });
  };
}
