import { Span } from '@chakra-ui/react/span';
import { Ban, CircleCheck } from 'lucide-react';
import type { StatusLook } from '../../../ui/status';
import type { MerchantRowFragment } from './merchants.generated';
import { merchantsTexts as t } from './merchants.texts';

export type Row = MerchantRowFragment;

export const statusLook = ({ status }: Pick<Row, 'status'>): StatusLook =>
  status === 'suspended'
    ? { label: t.statuses.suspended, tone: 'red', icon: Ban }
    : { label: t.statuses.active, tone: 'green', icon: CircleCheck };

/** The business, and its owner below it. */
export const Business = ({ row }: { row: Row }) => (
  <Span display="block" minW="0">
    <Span display="block" truncate fontWeight="500">
      {row.name}
    </Span>
    <Span display="block" truncate fontSize="13px" lineHeight="18px" fontWeight="400" color="textSecond">
      {row.ownerName}
    </Span>
  </Span>
);
