import { ListFilter } from 'lucide-react';
import { levelOf } from '../../../../domain/sharing/sharing';
import { segmentInput } from '../../../../lib/graph/inputs.generated';
import { defineScreen } from '../../../../ui/resource/resource-screen';
import {
  CreateSegmentDocument,
  DeleteSegmentsDocument,
  OpenSegmentDocument,
  SegmentListDocument,
  UpdateSegmentDocument,
  type OpenSegmentQuery,
  type SegmentListQuery,
} from '../segments.generated';
import { useSegmentParts } from './segment-parts';
import { SegmentActions, SegmentCard, segmentColumns } from './segment-row';
import { segmentsPageTexts as t } from './segments-page.texts';

/** The segments' list, and the drawer's form but for its fields. */
export const segmentScreen = defineScreen({
  path: '/segments',
  permission: 'campaign-editor',
  icon: ListFilter,
  texts: t,
  members: segmentInput,
  named: 'name',
  list: {
    document: SegmentListDocument,
    select: (data: SegmentListQuery) => data.segments,
    columns: segmentColumns,
    card: (row) => <SegmentCard row={row} />,
    rowActionCount: 2,
    rowActions: (row) => <SegmentActions row={row} />,
  },
  one: { document: OpenSegmentDocument, select: (data: OpenSegmentQuery) => data.segment },
  create: CreateSegmentDocument,
  update: UpdateSegmentDocument,
  deleteMany: DeleteSegmentsDocument,
  useParts: useSegmentParts,
  levelOf,
});
