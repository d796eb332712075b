import { useApolloClient } from '@apollo/client/react';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { problemOf } from '../../../lib/graph/problem';
import { draftPath } from '../../../lib/paths';
import { notify, notifyProblem } from '../../../ui/toast/notify';
import { composerTexts } from '../composer.texts';
import { sendOnce } from '../send/send-key';
import type { Composer } from '../use-composer';
import { DiscardDraftDocument, SaveHardDraftDocument } from './draft.generated';
import { draftInput } from './draft-input';

/** Puts the new campaign among the drafts and goes on with it there: one draft, however often it is pressed. */
export function useSaveAsDraft({ keeper, draft, user, slot }: Pick<Composer, 'keeper' | 'draft' | 'user' | 'slot'>): { saveAsDraft: () => Promise<void>; isSaving: boolean } {
  const client = useApolloClient();
  const navigate = useNavigate();
  const running = useRef(false);
  const [isSaving, setSaving] = useState(false);

  async function save(): Promise<string> {
    const input = draftInput(draft);
    const { answer: id, sent } = await sendOnce(`${user.id}.${slot}.draft`, input, async (tried, key) => {
      const { data } = await client.mutate({ mutation: SaveHardDraftDocument, variables: { input: tried }, context: { headers: { 'idempotency-key': key } } });
      return data!.saveHardDraft!.id;
    });
    // An earlier try had got through: what was changed since goes into the draft that it made.
    if (sent !== input) await client.mutate({ mutation: SaveHardDraftDocument, variables: { id, input } });
    return id;
  }

  const saveAsDraft = async (): Promise<void> => {
    if (running.current) return;
    running.current = true;
    setSaving(true);
    await keeper.stop();
    try {
      const id = await save();
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
