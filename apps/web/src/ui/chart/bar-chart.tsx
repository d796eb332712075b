import { scaleBand } from 'd3-scale';
import { formatCount } from '../../lib/i18n/texts';
import { axisHeight, CountAxis, Drawing, Ink, PointAxis, type AxisPoint } from './axis';
import { ChartFrame, type ChartHead } from './chart-frame';
import { chartTexts as t } from './chart.texts';
import { PointNote, type NoteLine } from './point-note';
import { countScale } from './scales';
import { useActivePoint } from './use-active-point';

export interface Bar extends AxisPoint {
  key: string;
  /** What the point is called in full. */
  label: string;
  value: number;
  /** Still to come: drawn dashed, on top of what there is. */
  planned?: number;
}

const countsWidth = 44;
const widestBar = 40;

/** Counts side by side, from zero; what is planned is dashed. */
export default function BarChart({
  bars,
  height = 160,
  hasCounts = true,
  pointHead,
  valueHead,
  ...head
}: ChartHead & {
  bars: readonly Bar[];
  height?: number;
  /** Counts and lines at the left. */
  hasCounts?: boolean;
  /** What a point is, and what is counted: the table's headings. */
  pointHead: string;
  valueHead: string;
}) {
  const { active, leave, point } = useActivePoint(bars.length);
  const hasPlanned = bars.some(({ planned = 0 }) => planned > 0);
  const bottom = height - axisHeight;
  const { y, ticks } = countScale(Math.max(0, ...bars.map(({ value, planned = 0 }) => value + planned)), bottom);
  const left = hasCounts ? countsWidth : 0;
  const linesOf = ({ value, planned = 0 }: Bar): NoteLine[] => [
    ...(value > 0 || planned === 0 ? [{ label: valueHead, value, colour: 'chart2' as const }] : []),
    ...(planned > 0 ? [{ label: t.planned, value: planned, colour: 'chart4' as const }] : []),
  ];
  return (
    <ChartFrame
      {...head}
      height={height}
      heads={[pointHead, valueHead, ...(hasPlanned ? [t.planned] : [])]}
      rows={bars.map(({ key, label, value, planned = 0 }) => ({
        key,
        label,
        values: hasPlanned ? [value, planned] : [value],
      }))}
    >
      {(width) => {
        const band = scaleBand<number>(
          bars.map((_, at) => at),
          [left, width],
        ).paddingInner(0.16);
        const thick = Math.min(band.bandwidth(), widestBar);
        const middle = (at: number): number => (band(at) ?? 0) + band.bandwidth() / 2;
        const focused = active === null ? undefined : bars[active];
        return (
          <>
            <Drawing role="group" aria-label={head.summary} width={width} height={height} onPointerLeave={leave}>
              {hasCounts ? (
                <CountAxis ticks={ticks} y={y} left={left} width={width} />
              ) : (
                <line x1={0} x2={width} y1={bottom} y2={bottom} />
              )}
              {bars.map((bar, at) => {
                const { value, planned = 0 } = bar;
                const x = middle(at) - thick / 2;
                return (
                  <Ink
                    color="chart2"
                    key={bar.key}
                    data-point=""
                    role="img"
                    aria-label={t.point(
                      bar.label,
                      linesOf(bar).map((line) => t.value(line.label, formatCount(line.value))),
                    )}
                    {...point(at)}
                  >
                    {value > 0 && (
                      <rect
                        fill="currentColor"
                        x={x}
                        width={thick}
                        y={y(value)}
                        height={bottom - y(value)}
                        rx={Math.min(3, thick / 3)}
                      />
                    )}
                    {planned > 0 && (
                      <rect
                        fill="none"
                        stroke="currentColor"
                        strokeDasharray="2 2"
                        x={x + 0.5}
                        width={Math.max(thick - 1, 1)}
                        y={y(value + planned) + 0.5}
                        height={Math.max(y(value) - y(value + planned) - 1, 1)}
                        rx={Math.min(3, thick / 3)}
                      />
                    )}
                    <rect data-hit="" x={band(at)} width={band.bandwidth()} y={0} height={bottom} />
                  </Ink>
                );
              })}
              <PointAxis points={bars} x={middle} y={height - 4} width={width} active={active} />
            </Drawing>
            {focused && <PointNote x={middle(active!)} width={width} title={focused.label} lines={linesOf(focused)} />}
          </>
        );
      }}
    </ChartFrame>
  );
}
