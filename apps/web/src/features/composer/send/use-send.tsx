import { useApolloClient } from '@apollo/client/react';
import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { campaignName } from '../../../domain/campaigns/campaign-name';
import { closeWayBack, keepWayBack } from '../../../domain/campaigns/way-back';
import { clock } from '../../../lib/clock';
import { formatDate, formatTime } from '../../../lib/format/time';
import { newCallKey } from '../../../lib/graph/call-key';
import { Problem, problemOf } from '../../../lib/graph/problem';
import { campaignPath, composerPath, draftPath } from '../../../lib/paths';
import { notify, notifyProblem } from '../../../ui/toast/notify';
import { composerTexts } from '../composer.texts';
import { draftInput, launchInput, quickInput, wayBackSeconds } from '../draft/draft-input';
import { ChangeCampaignDocument } from '../draft/draft.generated';
import { newSlot, slotOf, writeKept } from '../draft/kept-draft';
import { makeDraft } from '../draft/make-draft';
import { thisTab } from '../draft/use-kept-draft';
import type { Composer } from '../use-composer';
import { nextAllowedOf, refusalsOf } from './refusals';
import { SendCountdown } from './send-countdown';
import { keyOfNextSend, sendOnce } from './send-key';
import { CancelLaunchDocument, LaunchCampaignDocument } from './send.generated';

const t = composerTexts.sent;
/** The name of the day and the bill of the moment are no change that somebody made. */
const asWritten = (input: object): string => JSON.stringify({ ...input, name: '', maxCost: '' });

/** Sends the campaign off, once however often it is pressed, and leads on to its page with half a minute's way back. */
export function useSend(composer: Composer) {
  const client = useApolloClient();
  const navigate = useNavigate();
  const running = useRef(false);
  const [isSending, setSending] = useState(false);
  const [problem, setProblem] = useState<Problem | null>(null);
  const { mode, campaignId, user, timeZone, keeper, draft, aimed, bill, quote, setRefusals } = composer;
  /** A quick text becomes no draft: it is kept in the browser, and by what it is kept its sends are told apart. */
  const quickSlot = mode === 'quick' ? composer.slot! : null;
  // Of the page it was written on: the way back is taken from another one.
  const { pathname, search } = useLocation();
  const quickAddress = pathname + search;
  const sendKey = useRef<string>(undefined);
  useEffect(() => {
    const slot = quickSlot ?? (campaignId === null ? null : slotOf(campaignId));
    if (slot !== null) sendKey.current = keyOfNextSend(`${user.id}.${slot}`);
  }, [campaignId, quickSlot, user.id]);

  function listsAreOld(): void {
    for (const fieldName of ['smsCampaigns', 'smsCampaignsCountByStatus', 'balanceInformation'])
      client.cache.evict({ fieldName });
    client.cache.gc();
  }

  /** What is written here, as a draft of its own; answers its address. `of` is the campaign that went off meanwhile. */
  async function keepAsDraft(of: string): Promise<string> {
    if (quickSlot !== null) {
      writeKept(user.id, quickSlot, { draft, savedAt: clock.now().toISOString(), tab: thisTab, base: null });
      return quickAddress;
    }
    try {
      return draftPath((await makeDraft(client, user.id, `back.${of}`, draft)).id);
    } catch {
      // The next new campaign begins with it.
      writeKept(user.id, newSlot, { draft, savedAt: clock.now().toISOString(), tab: thisTab, base: null });
      return composerPath;
    }
  }

  function offerWayBack(id: string): void {
    const until = clock.now().getTime() + wayBackSeconds * 1_000;
    const back = async (): Promise<void> => {
      try {
        await client.mutate({ mutation: CancelLaunchDocument, variables: { id } });
        closeWayBack(id);
        const address = await keepAsDraft(id);
        notify({ kind: 'success', title: clock.now().getTime() < until ? t.cancelled : t.cancelledPart, text: t.back });
        await navigate(address);
      } catch (error) {
        notifyProblem(problemOf(error));
      }
    };
    const offer = () =>
      notify({
        kind: 'async',
        title: t.title(quote!.recipients),
        text: <SendCountdown until={until} />,
        durationMs: until - clock.now().getTime(),
        action: { label: t.cancel, run: () => void back() },
      });
    keepWayBack({ campaignId: id, until, offer });
  }

  async function launch(): Promise<void> {
    // A draft is sent once, whatever becomes of the answers and whichever tab or device asks: so it is one before it is sent.
    const draftId = quickSlot === null ? (await keeper.settled())! : null;
    const input =
      quickSlot === null
        ? launchInput(aimed, {
            name: campaignName({ name: '', message: draft.message }),
            cost: bill!.cost,
            draftId,
          })
        : quickInput(aimed, { cost: bill!.cost });
    const { answer: id, sent } = await sendOnce(
      `${user.id}.${quickSlot ?? slotOf(draftId)}`,
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
    if (isEarlier) await keepAsDraft(id);
    if (!isEarlier && draft.deliveryType === 'immediately') offerWayBack(id);
    await navigate(campaignPath(id), { replace: true });
    if (isEarlier) return void notify({ kind: 'warning', title: t.earlier, text: t.earlierText });
    if (draft.deliveryType !== 'immediately')
      notify({
        kind: 'success',
        title: t.scheduled,
        text: t.scheduledText(
          formatDate(composer.schedule.at!.instant, timeZone),
          formatTime(composer.schedule.at!.instant, timeZone),
        ),
      });
  }

  async function saveScheduled(): Promise<void> {
    const input = { ...draftInput(aimed), version: keeper.baseNow() };
    await client.mutate({
      mutation: ChangeCampaignDocument,
      variables: {
        id: campaignId!,
        input: {
          ...input,
          name: campaignName(input),
        },
      },
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
      await (mode === 'scheduled' ? saveScheduled() : launch());
      return 'sent';
    } catch (error) {
      let what = problemOf(error);
      if (what.code === 'idempotency-mismatch') {
        // Another tab sent this draft, in other words. Who is told so and presses again means it.
        sendKey.current = newCallKey();
        what = new Problem(what.code, t.earlier, t.earlierTab);
      }
      const refusals = refusalsOf(what);
      setRefusals(refusals);
      composer.setNextByServer(nextAllowedOf(what));
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
