import { TriangleAlert } from 'lucide-react';
import { formatMoney } from '../../../lib/format/money';
import { topUpPath } from '../../../lib/paths';
import { useMay } from '../../../lib/session/session';
import { ButtonLink } from '../../../ui/button';
import { Notice } from '../../../ui/notice';
import { topUpFor } from './bill';
import { billTexts as t } from './bill.texts';

/** What lacks, that nothing is lost, and the way to mend it for who may. */
export function TooLittle({ missing }: { missing: string }) {
  const mayTopUp = useMay('business-editor');
  return (
    <Notice
      icon={TriangleAlert}
      tone="amber"
      role="status"
      title={t.short}
      actions={
        mayTopUp && (
          <ButtonLink to={`${topUpPath}?amount=${topUpFor(missing)}`} size="sm">
            {t.topUp}
          </ButtonLink>
        )
      }
    >
      {t.need(formatMoney(missing))}
      {mayTopUp ? '' : ` ${t.askEditor}`}
    </Notice>
  );
}
