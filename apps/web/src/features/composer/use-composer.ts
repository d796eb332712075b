import { useCallback, useEffect, useMemo, useState } from 'react';
import { campaignName, firstText } from '../../domain/campaigns/campaign-name';
import { useTimeZone, useUser } from '../../lib/session/session';
import { useNow } from '../../lib/use-now';
import { useBill } from './bill/use-bill';
import { useRun } from './bill/use-run';
import type { Draft } from './draft/draft';
import type { DraftHome } from './draft/draft-home';
import type { Opening } from './draft/keeping/keeping';
import { useKeptDraft } from './draft/keeping/use-kept-draft';
import { useContent } from './message/use-content';
import { modes, type Mode, type ModeName } from './modes';
import { useTyped } from './quick/use-typed';
import { useAudience } from './recipients/use-audience';
import type { Place } from './send/block/send-block';
import { useBlock } from './send/block/use-block';
import { useRefusals } from './send/block/use-refusals';
import { useSenders } from './sender/use-senders';
import { useSchedule } from './when/use-schedule';

export interface ComposerProps {
  mode: ModeName;
  campaignId: string | null;
  /** Where a quick text is kept in the browser. */
  slot?: string;
  opening: Opening;
  home: DraftHome | null;
}

export type Composer = ReturnType<typeof useComposer>;

/** The draft and what is known of it, in parts by reason to change: a section of the page takes those that it shows. */
export function useComposer({ mode, campaignId, slot, opening, home }: ComposerProps) {
  const user = useUser();
  const timeZone = useTimeZone();
  // Windows open and close while one writes.
  const now = useNow(30_000);
  const keeper = useKeptDraft({ userId: user.id, campaignId, slot, opening, home });
  const { dispatch } = keeper;
  const { draft, replaced } = keeper.state;
  const [title] = useState(() => titleOf(modes[mode], draft));
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
  const parts = bill.bill === null ? null : (quote?.parts ?? null);
  const run = useRun(draft, { schedule, parts, now, timeZone });
  const block = useBlock({
    // A price of an earlier draft is not this draft's bill.
    draft: aimed,
    schedule,
    bill: quoting.problem === null ? bill.bill : null,
    unknownFields: content.unknownFields,
    recipients: quote?.recipients ?? null,
    isCounting: !quoting.isFresh && quoting.problem === null,
    refusedAt: (Object.keys(refusals)[0] as Place | undefined) ?? null,
  });

  return {
    /** Where and by whom it is written. */
    page: { mode: modes[mode], title, campaignId, slot, user, timeZone, now },
    draft,
    /** Changes of the draft, and whether they are safe. */
    writing: { change, keeper, saveStatus: keeper.status, replaced },
    /** Whom it goes to: the choices there are, who is chosen, and the draft without those who cannot be read. */
    audience: { ...audience, aimed, typed },
    content,
    senders,
    bill,
    /** When it goes out and is done. */
    timing: { schedule, run },
    /** Why it cannot be sent yet. */
    checks: { block, refusals, setRefusals, setNextByServer },
  };
}

/** What it is called while it has no name. */
const titleOf = ({ title, isNamedByText }: Mode, { message, versions }: Draft): string => {
  const text = firstText({ message, variants: versions.length > 0 ? versions : null });
  return isNamedByText && text.trim() !== '' ? campaignName({ name: '', message: text }) : title;
};
