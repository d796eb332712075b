import type { ApolloClient } from '@apollo/client';
import { campaignName } from '../../lib/campaigns/campaign-name';
import { clock } from '../../lib/clock';
import { formatWhen } from '../../lib/format/time';
import { draftPath } from '../../lib/paths';
import { notify } from '../../ui/toast/notify';
import { composerTexts as t } from './composer.texts';
import { isBlank, sameDraft, type Draft } from './draft/draft';
import { accountHome } from './draft/draft-homes';
import { newer, readKept, writeKept } from './draft/kept-draft';
import { makeDraft } from './draft/make-draft';
import { thisTab } from './draft/use-kept-draft';

/**
 * Makes `draft` the new campaign that the composer opens with. One that was begun is not lost to it: it moves among the
 * drafts of the campaigns, and that is said.
 */
export async function prepareDraft(
  client: ApolloClient,
  userId: string,
  draft: Draft,
  open: (path: string) => void,
): Promise<void> {
  const home = accountHome(client);
  const begun = newer(await home.read().catch(() => null), readKept(userId, 'new'));
  if (
    begun !== null &&
    !isBlank(begun.draft) &&
    !sameDraft({ ...begun.draft, callerId: null }, { ...draft, callerId: null })
  ) {
    const id = await makeDraft(client, userId, 'new', begun.draft);
    client.cache.evict({ fieldName: 'smsCampaigns' });
    notify({
      kind: 'async',
      title: t.draft.keptOther(campaignName(begun.draft)),
      action: { label: t.draft.show, run: () => open(draftPath(id)) },
    });
  }
  const savedAt = clock.now().toISOString();
  writeKept(userId, 'new', { draft, savedAt, tab: thisTab, base: null });
  await home.write(draft, null, savedAt).catch(() => undefined);
}

export const momentWords = (timeZone: string): string => formatWhen(clock.now(), timeZone, new Date(0));
