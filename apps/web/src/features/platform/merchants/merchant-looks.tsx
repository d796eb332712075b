import { Span } from '@chakra-ui/react/span';
import { Ban, CircleCheck } from 'lucide-react';
import type { StatusLook } from '../../../ui/marks/status';
import type { MerchantRowFragment } from './merchants.generated';
import { merchantsTexts as t } from './merchants.texts';

export type Row = MerchantRowFragment;

export const statusLook = ({ status }: Pick<Row, 'status'>): StatusLook =>
  status === 'suspended'
    ? { label: t.statuses.suspended, tone: 'red', icon: Ban }
    : { label: t.statuses.active, tone: 'green', icon: CircleCheck };

/** The business, and its owner below it; as a drawer's head with the weight of heads and room to wrap. */
export const Business = ({ row, isHead = false }: { row: Row; isHead?: boolean }) => (
  <Span display="block" minW="0">
    <Span {...(isHead ? { lineClamp: 2 } : { display: 'block', truncate: true, fontWeight: '500' })}>{row.name}</Span>
    <Span display="block" truncate fontSize="small" lineHeight="1.125rem" fontWeight="400" color="textSecond">
      {row.ownerName}
    </Span>
  </Span>
);
