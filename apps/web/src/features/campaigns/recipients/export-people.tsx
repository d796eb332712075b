import { useApolloClient } from '@apollo/client/react';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { problemOf } from '../../../lib/graph/problem';
import { useMay } from '../../../lib/session/session';
import { Button } from '../../../ui/button';
import { exportFile } from '../../../ui/list-page/export-file';
import { notifyProblem } from '../../../ui/toast/notify';
import { detailsTexts as t } from '../details/details.texts';
import type { TabKey } from './recipient-tabs';
import { ExportCampaignLeftOutDocument, ExportCampaignPeopleDocument } from './recipients.generated';

/** Asks for a file of the people of a tab, all pages of it. What becomes of it is told wherever one is by then. */
export function ExportPeople({ campaignId, tab }: { campaignId: string; tab: TabKey }) {
  const client = useApolloClient();
  const [isAsking, setAsking] = useState(false);
  if (!useMay('campaign-editor')) return null;
  const order = async (): Promise<{ jobId: string; resource: string }> => {
    if (tab === 'left-out') {
      const { data } = await client.mutate({ mutation: ExportCampaignLeftOutDocument, variables: { id: campaignId } });
      return { jobId: data!.exportCampaignLeftOut!.id, resource: 'campaignLeftOut' };
    }
    const variables = { id: campaignId, status: tab === 'all' ? null : tab };
    const { data } = await client.mutate({ mutation: ExportCampaignPeopleDocument, variables });
    return { jobId: data!.exportCampaignRecipients!.id, resource: 'campaignRecipients' };
  };
  const run = (): void => {
    setAsking(true);
    exportFile(order)
      .catch((error: unknown) => notifyProblem(problemOf(error)))
      .finally(() => setAsking(false));
  };
  return (
    <Button flexShrink={0} loading={isAsking} onClick={run}>
      <Download aria-hidden />
      {t.export}
    </Button>
  );
}
