import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { scalePoint } from 'd3-scale';
import { line } from 'd3-shape';
import { formatCount } from '../../lib/i18n/texts';
import type { ColourRole } from '../theme/tokens';
import { axisHeight, CountAxis, Drawing, Ink, PointAxis, type AxisPoint } from './axis';
import { ChartFrame, type ChartHead } from './chart-frame';
import { chartTexts as t } from './chart.texts';
import { PointNote } from './point-note';
import { apart, countScale } from './scales';
import { useActivePoint } from './use-active-point';

export interface LinePoint extends AxisPoint {
  key: string;
  label: string;
  /** A count a series; the last point of a period that is not over is dashed to. */
  values: readonly number[];
  isOpen?: boolean;
}
export interface Series {
  label: string;
  colour: ColourRole;
}

const stroke = { fill: 'none', stroke: 'currentColor', strokeWidth: 2, strokeLinejoin: 'round' } as const;
const countsWidth = 48;
/** Of the names beside the lines: a letter of theirs is about as wide as half its height, and a name is never cut. */
const namesWidthOf = (series: readonly Series[]): number =>
  Math.max(110, 30 + 6.2 * Math.max(0, ...series.map(({ label }) => label.length)));
const between = 13;
/** On a phone the names are below the lines, in two rows at most: beside them they would take half of the width. */
const narrow = 440;
const namesHeight = 44;

/** Up to five series over the same points, from zero, each with its name at its end. */
export default function LineChart({
  points,
  series,
  height = 220,
  pointHead,
  ...head
}: ChartHead & { points: readonly LinePoint[]; series: readonly Series[]; height?: number; pointHead: string }) {
  const { active, leave, point } = useActivePoint(points.length);
  const most = Math.max(0, ...points.flatMap(({ values }) => values));
  const linesOf = ({ values }: LinePoint) =>
    series.map(({ label, colour }, of) => ({ label, colour, value: values[of] ?? 0 }));
  return (
    <ChartFrame {...head} height={height} heads={[pointHead, ...series.map(({ label }) => label)]} rows={points}>
      {(width) => {
        const isNarrow = width < narrow;
        const drawn = isNarrow ? height - namesHeight : height;
        const bottom = drawn - axisHeight;
        const { y, ticks } = countScale(most, bottom);
        const names = apart(points.at(-1)?.values.map(y) ?? [], between, bottom);
        const right = isNarrow ? width - 16 : width - namesWidthOf(series);
        const place = scalePoint<number>(
          points.map((_, at) => at),
          [countsWidth, right],
        );
        const x = (at: number): number => place(at) ?? 0;
        const slot = points.length > 1 ? place.step() : right - countsWidth;
        const focused = active === null ? undefined : points[active];
        return (
          <>
            <Drawing role="group" aria-label={head.summary} width={width} height={drawn} onPointerLeave={leave}>
              <CountAxis ticks={ticks} y={y} left={countsWidth} width={right} />
              {active !== null && <line x1={x(active)} x2={x(active)} y1={0} y2={bottom} strokeDasharray="2 2" />}
              {series.map(({ label, colour }, of) => {
                const draw = line<number>(
                  (at) => x(at),
                  (at) => y(points[at]!.values[of] ?? 0),
                );
                const closed = points.map((_, at) => at).filter((at) => !points[at]!.isOpen);
                const open = points.map((_, at) => at).slice(Math.max(closed.length - 1, 0));
                return (
                  <Ink key={label} color={colour} aria-hidden>
                    <path d={draw(closed) ?? undefined} {...stroke} />
                    {open.length > 1 && <path d={draw(open) ?? undefined} {...stroke} strokeDasharray="3 3" />}
                    {active !== null && (
                      <circle
                        data-dot=""
                        cx={x(active)}
                        cy={y(points[active]!.values[of] ?? 0)}
                        r={4}
                        stroke="currentColor"
                      />
                    )}
                    {!isNarrow && (
                      <>
                        <rect x={right + 10} y={(names[of] ?? 0) - 5} width={9} height={9} rx={2} fill="currentColor" />
                        <text x={right + 24} y={(names[of] ?? 0) + 4}>
                          {label}
                        </text>
                      </>
                    )}
                  </Ink>
                );
              })}
              {points.map((each, at) => (
                <g
                  key={each.key}
                  data-point=""
                  role="img"
                  aria-label={t.point(
                    each.label,
                    linesOf(each).map(({ label, value }) => t.value(label, formatCount(value))),
                  )}
                  {...point(at)}
                >
                  <rect data-hit="" x={x(at) - slot / 2} width={slot} y={0} height={bottom} />
                </g>
              ))}
              <PointAxis points={points} x={x} y={drawn - 4} width={width} active={active} />
            </Drawing>
            {isNarrow && (
              <Flex aria-hidden wrap="wrap" align="center" gap="0 14px" h={`${namesHeight}px`} fontSize="xs">
                {series.map(({ label, colour }) => (
                  <Flex key={label} align="center" gap="1.5" color="textSecond">
                    <Box boxSize="9px" borderRadius="2px" bg={colour} />
                    {label}
                  </Flex>
                ))}
              </Flex>
            )}
            {focused && <PointNote x={x(active!)} width={width} title={focused.label} lines={linesOf(focused)} />}
          </>
        );
      }}
    </ChartFrame>
  );
}
