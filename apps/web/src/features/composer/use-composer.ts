import { useQuery } from '@apollo/client/react';
import { useEffect, useMemo, useState } from 'react';
import { useTimeZone, useUser } from '../../lib/session/session';
import { useNow } from '../../lib/use-now';
import { longestOf } from '../../ui/message/counter';
import { messageFields, unknownIn } from '../../ui/message/fields';
import { billOf } from './bill/bill';
import { runOf } from './bill/done-by';
import { PricesOfPartsDocument, SendingPaceDocument } from './bill/quote.generated';
import { useQuote, type QuoteInput } from './bill/use-quote';
import { composerTexts as t } from './composer.texts';
import { everybody, hasAudience, type Draft } from './draft/draft';
import type { DraftHome } from './draft/draft-home';
import { useKeptDraft, type Opening } from './draft/use-kept-draft';
import { ComposerFieldsDocument } from './message/message.generated';
import { usePeople } from './message/use-people';
import { useLacking } from './missing/use-lacking';
import { AudienceChoicesDocument, type ComposerPersonFragment } from './recipients/audience.generated';
import { leftOutOf } from './recipients/left-out';
import { refusalsOf, type Refusals } from './send/refusals';
import { blockOf } from './send/send-block';
import { ComposerSendersDocument } from './sender/senders.generated';
import { scheduleOf } from './when/schedule';

export interface ComposerProps {
  /** A new campaign of which nothing is kept yet, a draft, or one that is scheduled and is changed as a whole. */
  mode: 'new' | 'draft' | 'scheduled';
  campaignId: string | null;
  opening: Opening;
  home: DraftHome | null;
}

export type Composer = ReturnType<typeof useComposer>;

export function useComposer({ mode, campaignId, opening, home }: ComposerProps) {
  const user = useUser();
  const timeZone = useTimeZone();
  // Windows open and close while one writes.
  const now = useNow(30_000);
  const keeper = useKeptDraft({ userId: user.id, campaignId, opening, home });
  const { draft, replaced } = keeper.state;
  const [refusals, setRefusals] = useState<Refusals>({});
  const [nextByServer, setNextByServer] = useState<Date | null>(null);
  const [previewAs, setPreviewAs] = useState<ComposerPersonFragment | null>(null);

  const change = (changed: Partial<Draft>): void => {
    keeper.dispatch({ do: 'change', change: changed });
    // What the server refused is asked anew once that part is another.
    setRefusals((before) => withoutTouched(before, changed));
  };

  const choices = useQuery(AudienceChoicesDocument);
  const senders = useQuery(ComposerSendersDocument);
  const ownFields = useQuery(ComposerFieldsDocument);
  const prices = useQuery(PricesOfPartsDocument);
  const pace = useQuery(SendingPaceDocument).data?.sendingPace ?? null;
  const attributes = ownFields.data?.attributes?.data ?? [];
  const fields = useMemo(() => messageFields(attributes), [attributes]);
  const senderList = senders.data?.callerIds?.data;
  const sender = senderList?.find(({ id }) => id === draft.callerId) ?? null;
  const segments = choices.data?.segments?.data ?? [];
  const { people, isAll } = usePeople(draft, segments);

  // The only sender there is needs no choosing.
  useEffect(() => {
    if (draft.callerId === null && senderList?.[0] !== undefined)
      keeper.dispatch({
        do: 'adopt',
        draft: { ...draft, callerId: (senderList.find(({ status }) => status === 'verified') ?? senderList[0]).id },
      });
  }, [draft, senderList]);

  const isWritten = draft.message.trim() !== '';
  const unknownFields = ownFields.data === undefined ? [] : unknownIn(draft.message, fields);
  const canAsk =
    hasAudience(draft) && draft.callerId !== null && unknownFields.length === 0 && draft.message.length <= 1_600;
  // Before there is a text the quote still says who gets it: of one letter, whose price is not shown.
  const input: QuoteInput | null = canAsk
    ? {
        messageType: draft.messageType,
        callerId: draft.callerId!,
        message: isWritten ? draft.message : '.',
        segmentIds: draft.segmentIds,
        groupIds: draft.groupIds,
        contactIds: draft.contactIds,
      }
    : null;
  const quoting = useQuote(input);
  const lacking = useLacking(isWritten ? input : null);
  const bill = useMemo(
    () =>
      quoting.quote === null || !isWritten ? null : billOf(quoting.quote, prices.data?.appServiceByKey?.prices ?? []),
    [quoting.quote, isWritten, prices.data],
  );
  const leftOut = useMemo(() => leftOutOf(quoting.quote?.leftOut), [quoting.quote]);
  const quoteRefusals = useMemo(() => (quoting.problem === null ? {} : refusalsOf(quoting.problem)), [quoting.problem]);
  const allRefusals: Refusals = { ...quoteRefusals, ...refusals };

  const business = useMemo(() => ({ name: user.tenant?.name ?? '', origin: location.origin }), [user.tenant?.name]);
  const longest = useMemo(() => longestOf(draft.message, people, business), [draft.message, people, business]);
  const byThisClock = scheduleOf(draft, timeZone, now);
  const schedule =
    refusals.when !== undefined && nextByServer !== null ? { ...byThisClock, nextAllowed: nextByServer } : byThisClock;
  const run =
    bill === null || pace === null
      ? null
      : runOf({ draft, schedule, parts: quoting.quote!.parts, pace, now, timeZone });
  const block = blockOf({
    // A figure of before is no bill of what stands there now.
    draft,
    schedule,
    bill: quoting.problem === null ? bill : null,
    unknownFields,
    recipients: quoting.quote?.recipients ?? null,
    isCounting: !quoting.isFresh && quoting.problem === null,
    refusedAt: (Object.keys(allRefusals)[0] as keyof Refusals | undefined) ?? null,
  });

  return {
    mode,
    campaignId,
    user,
    timeZone,
    now,
    keeper,
    draft,
    replaced,
    change,
    business,
    fields,
    attributes,
    people,
    isWholeSample: isAll,
    longest,
    lacking,
    unknownFields,
    previewAs,
    setPreviewAs,
    choices,
    segments,
    groups: choices.data?.audiences?.data ?? [],
    contactsCount: choices.data?.contactsCount ?? null,
    senders,
    senderList,
    sender,
    schedule,
    quoting,
    quote: quoting.quote,
    bill,
    run,
    leftOut,
    refusals: allRefusals,
    setRefusals,
    setNextByServer,
    block,
  };
}

const places: readonly (readonly [keyof Refusals, readonly (keyof Draft)[]])[] = [
  ['name', ['name']],
  ['recipients', ['segmentIds', 'groupIds', 'contactIds']],
  ['sender', ['callerId']],
  ['message', ['message', 'messageType']],
  ['when', ['deliveryType', 'date', 'time', 'limitDate', 'limitTime', 'messageType']],
];
function withoutTouched(refusals: Refusals, changed: Partial<Draft>): Refusals {
  const touched = places.filter(([, members]) => members.some((member) => member in changed)).map(([place]) => place);
  return touched.some((place) => refusals[place] !== undefined)
    ? Object.fromEntries(Object.entries(refusals).filter(([place]) => !touched.includes(place as keyof Refusals)))
    : refusals;
}

/** How the chosen people are called in one line. */
export function audienceNames({ draft, segments, groups }: Pick<Composer, 'draft' | 'segments' | 'groups'>): string[] {
  const named = (list: readonly { id: string; name: string }[], ids: readonly string[]): string[] =>
    ids.map((id) => list.find((each) => each.id === id)?.name ?? t.recipients.gone);
  const names: string[] = draft.segmentIds.includes(everybody) ? [t.recipients.everybody] : [];
  names.push(
    ...named(
      segments,
      draft.segmentIds.filter((id) => id !== everybody),
    ),
    ...named(groups, draft.groupIds),
  );
  if (draft.contactIds.length > 0) names.push(t.recipients.single(draft.contactIds.length));
  return names;
}
