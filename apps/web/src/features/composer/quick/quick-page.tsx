import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useMay, useUser } from '../../../lib/session/session';
import { usePageTitle } from '../../../ui/page-title';
import { NoPermission } from '../../../ui/states/no-permission';
import { addressed } from '../draft/addressed';
import { emptyDraft, type Draft } from '../draft/draft';
import { quickSlotOf, readKept } from '../draft/kept-draft';
import { QuickComposer } from './load-quick-composer';
import { quickTexts as t } from './quick.texts';

const emptyQuick: Draft = { ...emptyDraft, messageType: 'transactional' };

/** A text to a few people, written in a hurry; the address may name one of them (`contactId`, or `phone`). */
export function Component() {
  usePageTitle(t.title);
  const [params] = useSearchParams();
  const asked = params.get('contactId') ?? params.get('phone');
  return useMay('campaign-editor') ? (
    <Opened key={asked} asked={asked} />
  ) : (
    <NoPermission permission="campaign-editor" isPage title={t.noPermission} />
  );
}

function Opened({ asked }: { asked: string | null }) {
  const { id: userId } = useUser();
  const slot = quickSlotOf(asked);
  const [left] = useState(() => readKept(userId, slot));
  return (
    <QuickComposer
      slot={slot}
      opening={{
        draft: left?.draft ?? { ...emptyQuick, ...addressed(asked === null ? [] : [asked.trim()]) },
        base: null,
        savedAt: left?.savedAt ?? null,
        isUnsynced: false,
      }}
    />
  );
}
