import { Estimated } from '../../../domain/campaigns/estimate/estimated';
import { useEstimates } from '../../../domain/campaigns/estimate/use-estimates';
import type { Row } from './campaign-cells';

/** What a scheduled campaign would come to now. Each row asks for its own, once the list is there; a business has a handful of them. */
export const ScheduledEstimate = ({ row }: { row: Row }) => <Estimated of={useEstimates([row]).get(row.id)} />;
