import { useMutation } from '@apollo/client/react';
import { useRef } from 'react';
import { problemOf } from '../../../lib/graph/problem';
import type { SmsCampaignPatch } from '../../../lib/graph/schema.generated';
import { notifyProblem } from '../../../ui/toast/notify';
import { ChangeCampaignDocument, type CampaignDetailsFragment } from '../details/campaign-details.generated';

/** Changes the campaign as it runs. One call at a time: a second click while one is on its way does nothing. Null: it was refused, and why was said. */
export function useSteer(id: string): {
  steer: (input: SmsCampaignPatch) => Promise<CampaignDetailsFragment | null>;
  isBusy: boolean;
} {
  const [change, { loading }] = useMutation(ChangeCampaignDocument);
  const running = useRef(false);
  const steer = async (input: SmsCampaignPatch): Promise<CampaignDetailsFragment | null> => {
    if (running.current) return null;
    running.current = true;
    try {
      const { data } = await change({ variables: { id, input } });
      return data?.updateSmsCampaign ?? null;
    } catch (error) {
      notifyProblem(problemOf(error));
      return null;
    } finally {
      running.current = false;
    }
  };
  return { steer, isBusy: loading };
}
