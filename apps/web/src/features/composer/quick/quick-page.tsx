import { lazy, Suspense, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { quickAgainPath } from '../../../domain/campaigns/again';
import { fetchCode } from '../../../lib/fetch-code';
import { useMay, useUser } from '../../../lib/session/session';
import { usePageTitle } from '../../../ui/page/page-title';
import { NoPermission } from '../../../ui/states/no-permission';
import { addressed } from '../draft/addressed';
import { emptyDraft, type Draft } from '../draft/draft';
import { quickSlotOf, readKept } from '../draft/kept-draft';
import { ComposerSkeleton } from '../frame/composer-skeleton';
import { useBeginning } from '../opening/use-beginning';
import { QuickComposer } from './load-quick-composer';
import { quickTexts as t } from './quick.texts';

const QuickAgain = lazy(() => fetchCode(() => import('./quick-again')));

const emptyQuick: Draft = { ...emptyDraft, messageType: 'transactional' };

/**
 * A text to a few people, written in a hurry; the address may name one of them (`contactId`, or `phone`), or end in
 * `/resend?id=`: then it begins with what another quick text had.
 */
export function Component() {
  usePageTitle(t.title);
  const [params] = useSearchParams();
  const { pathname } = useLocation();
  const asked = params.get('contactId') ?? params.get('phone');
  if (!useMay('campaign-editor')) return <NoPermission permission="campaign-editor" isPage title={t.noPermission} />;
  if (pathname !== quickAgainPath)
    return (
      <Opened
        key={asked}
        slot={quickSlotOf(asked)}
        first={{ ...emptyQuick, ...addressed(asked === null ? [] : [asked.trim()]) }}
      />
    );
  const id = params.get('id') ?? '';
  return (
    <Suspense fallback={<ComposerSkeleton of="quick" />}>
      <QuickAgain key={id} id={id}>
        {(first) => <Opened slot={quickSlotOf(`again.${id}`)} first={first} />}
      </QuickAgain>
    </Suspense>
  );
}

/** With `first`, or with what was begun of it in this browser and left. */
function Opened({ slot, first }: { slot: string; first: Draft }) {
  const { id: userId } = useUser();
  const [left] = useState(() => readKept(userId, slot));
  if (!useBeginning()) return <ComposerSkeleton of="quick" />;
  return (
    <QuickComposer
      slot={slot}
      opening={{ draft: left?.draft ?? first, base: null, savedAt: left?.savedAt ?? null, isUnsynced: false }}
    />
  );
}
