import { useApolloClient } from '@apollo/client/react';
import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { campaignName } from '../../../../domain/campaigns/campaign-name';
import { formatDate, formatTime } from '../../../../lib/format/time';
import { newCallKey } from '../../../../lib/graph/call-key';
import { Problem, problemOf } from '../../../../lib/graph/problem';
import { campaignPath } from '../../../../lib/paths';
import { notify } from '../../../../ui/toast/notify';
import { draftInput } from '../../draft/draft-input';
import { ChangeCampaignDocument } from '../../draft/draft.generated';
import { slotOf } from '../../draft/kept-draft';
import type { Composer } from '../../use-composer';
import { nextAllowedOf, refusalsOf } from '../block/refusals';
import { LaunchCampaignDocument } from '../send.generated';
import { keyOfNextSend, sendOnce } from './send-key';
import { sendableCampaign, sendableQuickText } from './sendable';
import { sentTexts as t } from './sent.texts';
import { useWayBack } from './use-way-back';

/** The name of the day and the bill of the moment are no change that somebody made. */
const asWritten = (input: object): string => JSON.stringify({ ...input, name: '', maxCost: '' });

/** Sends the campaign off, once however often it is pressed, and leads on to its page with half a minute's way back. */
export function useSend({ page, draft, writing, audience, bill, timing, checks }: Composer) {
  const client = useApolloClient();
  const navigate = useNavigate();
  const running = useRef(false);
  const [isSending, setSending] = useState(false);
  const [problem, setProblem] = useState<Problem | null>(null);
  const { mode, campaignId, slot, user, timeZone } = page;
  const { keeper } = writing;
  // Of the page it was written on: the way back is taken from another one.
  const { pathname, search } = useLocation();
  const offerWayBack = useWayBack();
  const sendKey = useRef<string>(undefined);
  useEffect(() => {
    const known = slot ?? (campaignId === null ? null : slotOf(campaignId));
    if (known !== null) sendKey.current = keyOfNextSend(`${user.id}.${known}`);
  }, [campaignId, slot, user.id]);

  function listsAreOld(): void {
    for (const fieldName of ['smsCampaigns', 'smsCampaignsCountByStatus', 'balanceInformation'])
      client.cache.evict({ fieldName });
    client.cache.gc();
  }

  async function launch(): Promise<void> {
    const written = { userId: user.id, draft, aimed: audience.aimed, cost: bill.bill!.cost };
    const { input, keep, ...sendable } =
      slot === undefined
        ? sendableCampaign(written, (await keeper.settled())!, client)
        : sendableQuickText(written, slot, pathname + search);
    const { answer: id, sent } = await sendOnce(
      `${user.id}.${sendable.slot}`,
      input,
      async (tried, key) => {
        const { data } = await client.mutate({
          mutation: LaunchCampaignDocument,
          variables: { input: tried },
          context: { headers: { 'idempotency-key': key } },
        });
        return data!.createSmsCampaign!.id;
      },
      sendKey.current,
    );
    keeper.forget();
    listsAreOld();
    const isEarlier = asWritten(sent) !== asWritten(input);
    if (isEarlier) await keep(id);
    if (!isEarlier && draft.deliveryType === 'immediately') offerWayBack(id, bill.quote!.recipients, keep);
    await navigate(campaignPath(id), { replace: true });
    if (isEarlier) return void notify({ kind: 'warning', title: t.earlier, text: t.earlierText });
    if (draft.deliveryType === 'immediately') return;
    const at = timing.schedule.at!.instant;
    notify({
      kind: 'success',
      title: t.scheduled,
      text: t.scheduledText(formatDate(at, timeZone), formatTime(at, timeZone)),
    });
  }

  async function saveScheduled(): Promise<void> {
    const input = { ...draftInput(audience.aimed), version: keeper.baseNow() };
    await client.mutate({
      mutation: ChangeCampaignDocument,
      variables: { id: campaignId!, input: { ...input, name: campaignName(input) } },
    });
    keeper.forget();
    listsAreOld();
    await navigate(campaignPath(campaignId!), { replace: true });
    notify({ kind: 'success', title: t.changed });
  }

  /** `refused`: what is wrong stands at its place on the page; `failed`: it is `problem`. A press while one runs is none. */
  async function send(): Promise<'sent' | 'refused' | 'failed' | 'busy'> {
    if (running.current) return 'busy';
    running.current = true;
    setSending(true);
    setProblem(null);
    await keeper.stop();
    try {
      await (mode.isWaiting ? saveScheduled() : launch());
      return 'sent';
    } catch (error) {
      let what = problemOf(error);
      if (what.code === 'idempotency-mismatch') {
        // Another tab sent this draft, in other words. Who is told so and presses again means it.
        sendKey.current = newCallKey();
        what = new Problem(what.code, t.earlier, t.earlierTab);
      }
      const refusals = refusalsOf(what);
      checks.setRefusals(refusals);
      checks.setNextByServer(nextAllowedOf(what));
      keeper.goOn();
      if (Object.keys(refusals).length > 0) return 'refused';
      setProblem(what);
      return 'failed';
    } finally {
      running.current = false;
      setSending(false);
    }
  }
  return { send, isSending, problem, clearProblem: () => setProblem(null) };
}
