import { useQuery } from '@apollo/client/react';
import { useCallback, useMemo, useState } from 'react';
import { useTimeZone, useUser } from '../../lib/session/session';
import { useNow } from '../../lib/use-now';
import { runOf } from './bill/done-by';
import { SendingPaceDocument } from './bill/quote.generated';
import { useBill } from './bill/use-bill';
import type { Draft } from './draft/draft';
import type { DraftHome } from './draft/draft-home';
import { useKeptDraft, type Opening } from './draft/use-kept-draft';
import { useContent } from './message/use-content';
import { useAudience } from './recipients/use-audience';
import { blockOf, type Place } from './send/send-block';
import { useRefusals } from './send/use-refusals';
import { useSenders } from './sender/use-senders';
import { useSchedule } from './when/use-schedule';

export interface ComposerProps {
  /** A new campaign of which nothing is kept yet, a draft, or one that is scheduled and is changed as a whole. */
  mode: 'new' | 'draft' | 'scheduled';
  campaignId: string | null;
  opening: Opening;
  home: DraftHome | null;
}

export type Composer = ReturnType<typeof useComposer>;

/** The draft, and what its slices say of it: audience, content, sender, bill, schedule; and why it cannot be sent yet. */
export function useComposer({ mode, campaignId, opening, home }: ComposerProps) {
  const user = useUser();
  const timeZone = useTimeZone();
  // Windows open and close while one writes.
  const now = useNow(30_000);
  const keeper = useKeptDraft({ userId: user.id, campaignId, opening, home });
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
  const content = useContent(draft.message, audience.people);
  const senders = useSenders(draft.callerId, adoptSender);
  const { quoteRefusals, ...bill } = useBill(draft, content.unknownFields.length > 0);
  const { quote, quoting } = bill;
  const refusals = useMemo(() => ({ ...quoteRefusals, ...sendRefusals }), [quoteRefusals, sendRefusals]);
  const schedule = useSchedule(draft, {
    timeZone,
    now,
    nextByServer: refusals.when === undefined ? null : nextByServer,
  });
  const pace = useQuery(SendingPaceDocument).data?.sendingPace ?? null;
  const { deliveryType, messageType } = draft;
  const parts = bill.bill === null ? null : (quote?.parts ?? null);
  const run = useMemo(
    () =>
      parts === null || pace === null
        ? null
        : runOf({ draft: { deliveryType, messageType }, schedule, parts, pace, now, timeZone }),
    [deliveryType, messageType, schedule, parts, pace, now, timeZone],
  );
  const found = blockOf({
    // A figure of before is no bill of what is there now.
    draft,
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
    user,
    timeZone,
    now,
    keeper,
    saveStatus: keeper.status,
    draft,
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
