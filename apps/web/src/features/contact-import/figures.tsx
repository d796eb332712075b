import { formatCount } from '../../lib/i18n/texts';
import { SegmentedBar } from '../../ui/figures/segmented-bar';
import { contactImportTexts as t } from './contact-import.texts';
import type { JobFigures } from './job/job-stage';

const segments = [
  ['created', 'chart1'],
  ['updated', 'chart3'],
  ['skipped', 'lineField'],
  ['rejected', 'red'],
] as const;

/** What became of the rows. */
export function Figures({ job }: { job: Pick<JobFigures, 'rows' | 'created' | 'updated' | 'skipped' | 'rejected'> }) {
  const some = segments.filter(([name]) => job[name] > 0);
  const shown = some.length > 0 ? some : segments.slice(0, 1);
  return (
    <SegmentedBar
      label={t.figuresLabel(shown.map(([name]) => `${formatCount(job[name])} ${t.figures[name]}`).join(', '))}
      whole={job.rows}
      segments={shown.map(([name, colour]) => ({ key: name, count: job[name], word: t.figures[name], colour }))}
    />
  );
}
