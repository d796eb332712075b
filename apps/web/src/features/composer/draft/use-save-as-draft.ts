import { useApolloClient } from '@apollo/client/react';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { problemOf } from '../../../lib/graph/problem';
import { draftPath } from '../../../lib/paths';
import { notify, notifyProblem } from '../../../ui/toast/notify';
import { composerTexts } from '../composer.texts';
import type { Composer } from '../use-composer';
import { DiscardDraftDocument } from './draft.generated';
import { makeDraft } from './make-draft';

/** Puts the new campaign among the drafts and goes on with it there: one draft, however often it is pressed. */
export function useSaveAsDraft({ keeper, draft, user, slot }: Pick<Composer, 'keeper' | 'draft' | 'user' | 'slot'>): {
  saveAsDraft: () => Promise<void>;
  isSaving: boolean;
} {
  const client = useApolloClient();
  const navigate = useNavigate();
  const running = useRef(false);
  const [isSaving, setSaving] = useState(false);

  const saveAsDraft = async (): Promise<void> => {
    if (running.current) return;
    running.current = true;
    setSaving(true);
    await keeper.stop();
    try {
      const id = await makeDraft(client, user.id, slot, draft);
      await client.mutate({ mutation: DiscardDraftDocument }).catch(() => undefined);
      keeper.forget();
      for (const fieldName of ['smsCampaigns', 'smsCampaignsCountByStatus']) client.cache.evict({ fieldName });
      notify({ kind: 'success', title: composerTexts.draft.savedAsDraft });
      await navigate(draftPath(id), { replace: true });
    } catch (error) {
      keeper.goOn();
      notifyProblem(problemOf(error));
    } finally {
      running.current = false;
      setSaving(false);
    }
  };
  return { saveAsDraft, isSaving };
}
