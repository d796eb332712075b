import { useCallback, useEffect, useMemo, useState } from 'react';
import { useTimeZone, useUser } from '../../lib/session/session';
import { useNow } from '../../lib/use-now';
import { runOf } from './bill/done-by';
import { SendingPaceDocument } from './bill/quote.generated';
import { useBill } from './bill/use-bill';
import type { Draft } from './draft/draft';
import type { DraftHome } from './draft/draft-home';
import { useKeptDraft, type Opening } from './draft/use-kept-draft';
import { useContent } from './message/use-content';
import { usePart } from './opening/use-part';
import { useTyped } from './quick/use-typed';
import { useAudience } from './recipients/use-audience';
import { blockOf, type Place } from './send/send-block';
import { useRefusals } from './send/use-refusals';
import { useSenders } from './sender/use-senders';
import { useSchedule } from './when/use-schedule';

export interface ComposerProps {
  /**
   * A new campaign of which nothing is kept yet, a draft, one that is scheduled and is changed as a whole, or a quick
   * text, which goes to single people and numbers, at once.
   */
  mode: 'new' | 'draft' | 'scheduled' | 'quick';
  campaignId: string | null;
  /** Where a quick text is kept in the browser. */
  slot?: string;
  opening: Opening;
  home: DraftHome | null;
}

export type Composer = ReturnType<typeof useComposer>;

/** The draft, and what its slices say of it: audience, content, sender, bill, schedule; and why it cannot be sent yet. */
export function useComposer({ mode, campaignId, slot, opening, home }: ComposerProps) {
  const user = useUser();
  const timeZone = useTimeZone();
  // Windows open and close while one writes.
  const now = useNow(30_000);
  const keeper = useKeptDraft({ userId: user.id, campaignId, slot, opening, home });
  const { dispatch } = keeper;
  const { draft, replaced } = keeper.state;
  const { refusals: sendRefusals, setRefusals, forget } = useRefusals();
  const [nextByServer, setNextByServer] = useState<Date | null>(null);

  const change = useCallback(
    (changed: Partial<Draft>): void => {
      dispatch({ do: 'change', change: changed });
      forget(changed);
    },
    [dispatch, forget],
  );
  const adoptSender = useCallback(
    // The only sender there is needs no choosing.
    (callerId: string): void => dispatch({ do: 'adopt', draft: { ...draft, callerId } }),
    [dispatch, draft],
  );

  const audience = useAudience(draft, change);
  const content = useContent(draft, audience.people);
  const senders = useSenders(draft.callerId, adoptSender);
  const { aimed, typed, refusePhones } = useTyped(draft);
  const { quoteRefusals, ...bill } = useBill(aimed, content.unknownFields.length > 0, typed.unread);
  const { quote, quoting } = bill;
  useEffect(() => refusePhones(quoting.problem), [quoting.problem, refusePhones]);
  const refusals = useMemo(() => ({ ...quoteRefusals, ...sendRefusals }), [quoteRefusals, sendRefusals]);
  const schedule = useSchedule(draft, {
    timeZone,
    now,
    nextByServer: refusals.when === undefined ? null : nextByServer,
  });
  const pace = usePart(SendingPaceDocument).data?.sendingPace ?? null;
  const { deliveryType, messageType } = draft;
  // By each person's own clock it is done when the last zone is.
  const isByZone = deliveryType === 'later' && draft.isOwnTime;
  const parts = bill.bill === null ? null : (quote?.parts ?? null);
  const run = useMemo(
    () =>
      parts === null || pace === null || isByZone
        ? null
        : runOf({ draft: { deliveryType, messageType }, schedule, parts, pace, now, timeZone }),
    [deliveryType, messageType, isByZone, schedule, parts, pace, now, timeZone],
  );
  const found = blockOf({
    // A price of an earlier draft is not this draft's bill.
    draft: aimed,
    schedule,
    bill: quoting.problem === null ? bill.bill : null,
    unknownFields: content.unknownFields,
    recipients: quote?.recipients ?? null,
    isCounting: !quoting.isFresh && quoting.problem === null,
    refusedAt: (Object.keys(refusals)[0] as Place | undefined) ?? null,
  });
  // The same object for as long as it is the same reason.
  const block = useMemo(() => found, [found?.reason, found?.place]);

  return {
    mode,
    campaignId,
    slot,
    user,
    timeZone,
    now,
    keeper,
    saveStatus: keeper.status,
    draft,
    aimed,
    typed,
    replaced,
    change,
    ...audience,
    ...content,
    ...senders,
    ...bill,
    schedule,
    run,
    refusals,
    setRefusals,
    setNextByServer,
    block,
  };
}
