import { useQuery } from '@apollo/client/react';
import { everybody } from '../../../domain/audience/everybody';
import {
  CampaignAudienceDocument,
  CampaignGroupNameDocument,
  CampaignSegmentNameDocument,
} from './campaign-origin.generated';
import { detailsTexts as t } from './details.texts';

/** Whom a campaign is for, by name: "All contacts", "Regulars and 2 more", "3 people". Undefined while it is not known, null where it is for nobody. */
export function useAudienceName(campaignId: string): string | null | undefined {
  const { data, loading } = useQuery(CampaignAudienceDocument, {
    variables: { id: campaignId },
    fetchPolicy: 'cache-first',
  });
  const { contactIds = [], groupIds = [], segmentIds = [], phones = [] } = data?.smsCampaign ?? {};
  const [segmentId] = segmentIds;
  const [groupId] = groupIds;
  // One that was deleted since has no name any more: then how many there are is what can be said.
  const segment = useQuery(CampaignSegmentNameDocument, {
    variables: { id: segmentId ?? '' },
    skip: segmentId === undefined || segmentId === everybody,
    fetchPolicy: 'cache-first',
    errorPolicy: 'ignore',
  });
  const group = useQuery(CampaignGroupNameDocument, {
    variables: { id: groupId ?? '' },
    skip: segmentId !== undefined || groupId === undefined,
    fetchPolicy: 'cache-first',
    errorPolicy: 'ignore',
  });
  if (loading && data === undefined) return undefined;
  if (segmentIds.includes(everybody)) return t.audience.everybody;
  if (segment.loading || group.loading) return undefined;
  const names = segmentIds.length + groupIds.length;
  const first = segment.data?.segment?.name ?? group.data?.audience?.name;
  if (first !== undefined) return names > 1 ? t.audience.more(first, names - 1) : first;
  if (segmentIds.length > 0) return t.audience.segments(names);
  if (groupIds.length > 0) return t.audience.groups(names);
  const single = contactIds.length + phones.length;
  return single > 0 ? t.audience.contacts(single) : null;
}
