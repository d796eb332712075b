import { chakra } from '@chakra-ui/react/styled-system';
import { formatCount } from '../../lib/i18n/texts';
import { chartTexts as t } from './chart.texts';
import { wordsShown } from './scales';

/** An SVG whose words and lines take the theme's colours. */
export const Drawing = chakra('svg', {
  base: {
    display: 'block',
    overflow: 'visible',
    '& text': { fontSize: 'xs', fill: 'textThird', fontVariantNumeric: 'tabular-nums' },
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

export interface AxisPoint {
  tick: string;
  isNow?: boolean;
}

/** The words under the points, each under its own, as many as there is room for; the last and now before others. */
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
  /** Of the drawing, in px from its left: no word goes beyond it. */
  width: number;
  active: number | null;
}) {
  const now = points.findIndex(({ isNow }) => isNow);
  const words = points.map(({ tick }, at) => (at === now ? t.now : tick));
  return (
    <g aria-hidden>
      {wordsShown(words, x, width, now === -1 ? null : now).map(({ at, middle }) => (
        <text
          key={at}
          x={middle}
          y={y}
          textAnchor="middle"
          {...(at === active && { 'data-active': '' })}
          {...(at === now && { 'data-now': '' })}
        >
          {words[at]}
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
