import { Box } from '@chakra-ui/react/box';
import { Span } from '@chakra-ui/react/span';
import { Text } from '@chakra-ui/react/text';
import { clock } from '../../lib/clock';
import { formatMoney } from '../../lib/format/money';
import { formatWhen } from '../../lib/format/time';
import { useTimeZone } from '../../lib/session/session';
import { Link } from '../../ui/button';
import type { FilterField } from '../../ui/filter/filter';
import { optionsOf } from '../../ui/filter/options-of';
import type { Column } from '../../ui/list-page/list-declaration';
import { RowCardHead } from '../../ui/list-page/rows/row-card-head';
import { Status } from '../../ui/marks/status';
import { automationLook, whyPaused } from './automation-look';
import { whenInWords } from './automation-sentence';
import type { AutomationRowFragment } from './automations.generated';
import { automationsTexts as t } from './automations.texts';

interface Shown {
  row: AutomationRowFragment;
}

export const automationFilters: readonly FilterField[] = [
  { field: 'name', label: t.fields.name, type: 'text' },
  { field: 'kind', label: t.fields.kind, type: 'enum', options: optionsOf(t.kinds) },
  { field: 'state', label: t.fields.state, type: 'enum', options: optionsOf(t.states) },
  { field: 'nextRunAt', label: t.next, type: 'date' },
];

function NextRun({ row }: Shown) {
  const timeZone = useTimeZone();
  if (row.nextRunAt != null) return formatWhen(row.nextRunAt, timeZone, clock.now());
  const waits = row.state === 'active' && row.kind === 'after-visit';
  return <Span color="textSecond">{waits ? t.waitsForVisit : t.noNext}</Span>;
}

/** What became of the newest run, and when that was; it leads to its campaign. */
function LastRun({ row: { name, lastRun } }: Shown) {
  const timeZone = useTimeZone();
  if (lastRun == null) return <Span color="textSecond">{t.never}</Span>;
  const { campaignId, at, status, charged } = lastRun;
  const words = `${t.ran[status as keyof typeof t.ran]}, ${formatWhen(at, timeZone, clock.now())}`;
  if (campaignId == null) return <Span color="textSecond">{words}</Span>;
  return (
    <Span>
      <Link to={`/sms-campaigns/details/${campaignId}`} aria-label={t.seeRun(name)}>
        {words}
      </Link>{' '}
      <Span color="textSecond">{formatMoney(charged)}</Span>
    </Span>
  );
}

export const automationColumns: readonly Column<AutomationRowFragment>[] = [
  {
    key: 'name',
    label: t.fields.name,
    sortBy: 'name',
    width: 'minmax(150px, 1.4fr)',
    cell: (row) => <Span truncate>{row.name}</Span>,
  },
  {
    key: 'when',
    label: t.when,
    width: 'minmax(220px, 1.9fr)',
    cell: (row) => <Span truncate>{whenInWords(row)}</Span>,
  },
  {
    key: 'state',
    label: t.fields.state,
    width: 'minmax(110px, 160px)',
    cell: (row) => <Status look={automationLook(row)} />,
  },
  { key: 'next', label: t.next, sortBy: 'nextRunAt', width: '150px', cell: (row) => <NextRun row={row} /> },
  { key: 'last', label: t.last, width: 'minmax(150px, 1fr)', isSpare: true, cell: (row) => <LastRun row={row} /> },
  {
    key: 'month',
    label: t.month,
    align: 'end',
    width: '110px',
    cell: (row) => formatMoney(row.monthCharged),
  },
];

/** An automation on a phone. */
export const AutomationCard = ({ row }: Shown) => (
  <Box>
    <RowCardHead name={row.name}>
      <Status look={automationLook(row)} />
    </RowCardHead>
    <Text color="textSecond">{whenInWords(row)}</Text>
    <Text fontSize="small" color="textSecond">
      {whyPaused(row) ?? (
        <>
          {t.next}: <NextRun row={row} />
        </>
      )}
    </Text>
  </Box>
);
