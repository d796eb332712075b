import { chakra } from '@chakra-ui/react/styled-system';
import { formatCount } from '../../lib/i18n/texts';
import { chartTexts as t } from './chart.texts';
import { ticksShown } from './scales';

/** An SVG whose words and lines take the theme's colours. */
export const Drawing = chakra('svg', {
  base: {
    display: 'block',
    overflow: 'visible',
    '& text': { fontSize: '12px', fill: 'textThird', fontVariantNumeric: 'tabular-nums' },
    '& text[data-active]': { fill: 'text', fontWeight: '500' },
    '& text[data-now]': { fill: 'brandText', fontWeight: '500' },
    '& line': { stroke: 'line', strokeWidth: '1px', shapeRendering: 'crispEdges' },
    '& [data-point]': { outline: 'none' },
    '& [data-dot]': { fill: 'surface', strokeWidth: '2px' },
    '& [data-hit]': { fill: 'transparent' },
    '& [data-point]:focus-visible [data-hit]': { stroke: 'solid', strokeWidth: '2px' },
  },
});

/** What is drawn within takes this colour of the theme, as `currentColor`. */
export const Ink = chakra('g');

/** Room for the words under the points. */
export const axisHeight = 22;
const wordWidth = 64;

export interface AxisPoint {
  tick: string;
  isNow?: boolean;
}

/** The words under the points, as many as there is room for; of the point in focus always. */
export function PointAxis({
  points,
  x,
  y,
  width,
  active,
}: {
  points: readonly AxisPoint[];
  x: (at: number) => number;
  y: number;
  width: number;
  active: number | null;
}) {
  const now = points.findIndex(({ isNow }) => isNow);
  const shown = ticksShown(points.length, Math.floor(width / wordWidth), now === -1 ? null : now);
  return (
    <g aria-hidden>
      {shown.map((at) => (
        <text
          key={at}
          x={points.length === 1 ? x(at) : at === 0 ? 0 : at === points.length - 1 ? width : x(at)}
          y={y}
          textAnchor={points.length === 1 ? 'middle' : at === 0 ? 'start' : at === points.length - 1 ? 'end' : 'middle'}
          {...(at === active && { 'data-active': '' })}
          {...(at === now && { 'data-now': '' })}
        >
          {at === now ? t.now : points[at]!.tick}
        </text>
      ))}
    </g>
  );
}

/** Lines of the grid from zero up, with their counts at the left. */
export function CountAxis({
  ticks,
  y,
  left,
  width,
}: {
  ticks: readonly number[];
  y: (count: number) => number;
  left: number;
  width: number;
}) {
  return (
    <g aria-hidden>
      {ticks.map((count) => (
        <g key={count}>
          <line x1={left} x2={width} y1={y(count)} y2={y(count)} />
          <text x={left - 8} y={y(count) + 4} textAnchor="end">
            {formatCount(count)}
          </text>
        </g>
      ))}
    </g>
  );
}
