/** @jest-environment ./apps/web/src/testing/browser-environment.mjs */
import { afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { ThemeProvider } from '../theme/theme-provider';
import BarChart, { type Bar } from './bar-chart';
import HeatMap from './heat-map';
import LineChart from './line-chart';
import { apart, countScale, heatOf, ticksShown, wordsShown } from './scales';

/** jsdom lays nothing out: every box is 640 px wide. */
beforeAll(() => {
  globalThis.ResizeObserver = class {
    constructor(private readonly tell: ResizeObserverCallback) {}
    observe() {
      this.tell([{ contentRect: { width: 640 } } as ResizeObserverEntry], this);
    }
    unobserve() {}
    disconnect() {}
  };
});
afterEach(cleanup);
const show = (chart: ReactNode) => render(<ThemeProvider>{chart}</ThemeProvider>);

const bars: readonly Bar[] = [
  { key: 'a', label: '10:00', tick: '10:00', value: 60 },
  { key: 'b', label: '10:01', tick: '10:01', value: 20, planned: 41, isNow: true },
  { key: 'c', label: '10:02', tick: '10:02', value: 0, planned: 35 },
];
const barChart = (
  <BarChart
    title="Handled each minute"
    summary="80 of 156 people."
    bars={bars}
    pointHead="Minute"
    valueHead="Handled"
  />
);

describe('a bar chart', () => {
  it('is named by its sentence and says each point in full, what is planned too', () => {
    show(barChart);
    const drawing = screen.getByRole('group', { name: '80 of 156 people.' });
    expect(
      within(drawing)
        .getAllByRole('img')
        .map((point) => point.getAttribute('aria-label')),
    ).toEqual(['10:00: Handled 60', '10:01: Handled 20, Planned 41', '10:02: Planned 35']);
  });

  it('draws from zero, to one scale', () => {
    show(barChart);
    const heights = screen
      .getAllByRole('img')
      .map((point) =>
        [...point.querySelectorAll('rect:not([data-hit])')].map((rect) =>
          Math.round(Number(rect.getAttribute('height'))),
        ),
      );
    const [[full], [part, rest]] = heights as [[number], [number, number]];
    expect(part / full).toBeCloseTo(1 / 3, 1);
    expect((part + rest) / full).toBeCloseTo(1, 1);
  });

  it('is one stop of Tab; arrows, Home and End go among its points, Esc puts away what is shown of one', async () => {
    const user = userEvent.setup();
    show(barChart);
    const points = screen.getAllByRole('img');
    await user.tab();
    await user.tab();
    expect(document.activeElement).toBe(points[0]);
    await user.keyboard('{ArrowRight}');
    expect(document.activeElement).toBe(points[1]);
    expect(screen.getByText('41')).toBeTruthy();
    await user.keyboard('{End}');
    expect(document.activeElement).toBe(points[2]);
    await user.keyboard('{ArrowRight}');
    expect(document.activeElement).toBe(points[2]);
    await user.keyboard('{Home}{Escape}');
    expect(screen.queryByText('41')).toBeNull();
    await user.tab();
    expect(points).not.toContain(document.activeElement);
  });

  it('shows the same numbers as a table, which sorts', async () => {
    const user = userEvent.setup();
    show(barChart);
    await user.click(screen.getByRole('button', { name: 'Show as table' }));
    const table = screen.getByRole('table', { name: 'Handled each minute' });
    const rows = () =>
      within(table)
        .getAllByRole('row')
        .slice(1)
        .map((row) => [...row.children].map(({ textContent }) => textContent));
    expect(rows()).toEqual([
      ['10:00', '60', '0'],
      ['10:01', '20', '41'],
      ['10:02', '0', '35'],
    ]);
    await user.click(within(table).getByRole('button', { name: 'Planned' }));
    expect(rows().map(([label]) => label)).toEqual(['10:01', '10:02', '10:00']);
    expect(within(table).getByRole('columnheader', { name: 'Planned' }).getAttribute('aria-sort')).toBe('descending');
    await user.click(screen.getByRole('button', { name: 'Show as chart' }));
    expect(screen.queryByRole('table')).toBeNull();
  });
});

describe('a line chart', () => {
  const chart = (
    <LineChart
      title="People by outcome"
      summary="270 of 290 people were reached."
      pointHead="Week"
      series={[
        { label: 'Delivered', colour: 'green' },
        { label: 'Not delivered', colour: 'red' },
      ]}
      points={[
        { key: '1', label: 'Week of 02-11-2026', tick: '02-11', values: [90, 10] },
        { key: '2', label: 'Week of 09-11-2026', tick: '09-11', values: [120, 5] },
        { key: '3', label: 'Week of 16-11-2026', tick: '16-11', values: [60, 5], isOpen: true },
      ]}
    />
  );

  it('names its series at their ends and dashes the period that is not over', () => {
    const { container } = show(chart);
    expect(screen.getByText('Delivered')).toBeTruthy();
    expect(screen.getByText('Not delivered')).toBeTruthy();
    const paths = [...container.querySelectorAll('path[stroke=currentColor]:not(.lucide *)')];
    expect(paths.filter((path) => path.hasAttribute('stroke-dasharray'))).toHaveLength(2);
  });

  it('says all series of the point that is reached by keys', async () => {
    const user = userEvent.setup();
    show(chart);
    await user.tab();
    await user.tab();
    await user.keyboard('{ArrowRight}');
    expect(document.activeElement?.getAttribute('aria-label')).toBe(
      'Week of 09-11-2026: Delivered 120, Not delivered 5',
    );
  });
});

describe('a heat map', () => {
  const chart = (
    <HeatMap
      title="When texts arrive"
      summary="Most on Mondays at 09:00."
      rows={['Mon', 'Tue']}
      columns={['08', '09', '10']}
      values={[
        [90, 1_773, 0],
        [56, 114, 168],
      ]}
      labelOf={(row, column) => `${['Mon', 'Tue'][row]} ${['08', '09', '10'][column]}:00`}
      pointHead="Hour"
      valueHead="Texts"
    />
  );

  it('is a table with its sentence, which says the number in each cell and a dash for none', () => {
    show(chart);
    const grid = screen.getByRole('grid', { name: 'Most on Mondays at 09:00.' });
    expect(
      within(grid)
        .getAllByRole('gridcell')
        .map(({ textContent }) => textContent),
    ).toEqual(['90', '1,773', '–', '56', '114', '168']);
    expect(
      within(grid)
        .getAllByRole('columnheader')
        .map(({ textContent }) => textContent),
    ).toEqual(['08', '09', '10']);
    expect(
      within(grid)
        .getAllByRole('rowheader')
        .map(({ textContent }) => textContent),
    ).toEqual(['Mon', 'Tue']);
  });

  it('is one stop of Tab; arrows go along the row and from row to row, Home and End to its ends', async () => {
    const user = userEvent.setup();
    show(chart);
    const said = () => document.activeElement?.getAttribute('aria-label');
    await user.tab();
    await user.tab();
    expect(said()).toBe('Mon 08:00: 90');
    await user.keyboard('{ArrowRight}{ArrowDown}');
    expect(said()).toBe('Tue 09:00: 114');
    await user.keyboard('{End}{ArrowRight}{ArrowDown}');
    expect(said()).toBe('Tue 10:00: 168');
    await user.keyboard('{Home}{ArrowUp}');
    expect(said()).toBe('Mon 08:00: 90');
    await user.tab();
    expect(document.activeElement).toBe(document.body);
  });

  it('lists the cells that have something as a table, the most first at a press', async () => {
    const user = userEvent.setup();
    show(chart);
    await user.click(screen.getByRole('button', { name: 'Show as table' }));
    const table = screen.getByRole('table', { name: 'When texts arrive' });
    await user.click(within(table).getByRole('button', { name: 'Texts' }));
    const rows = within(table).getAllByRole('row').slice(1);
    expect(rows).toHaveLength(5);
    expect(rows[0]!.textContent).toBe('Mon 09:001,773');
  });
});

describe('the scales of charts', () => {
  it('have a step of heat for each count: none, the fewest, one factor a step, the most', () => {
    expect([0, 1, 4, 5, 20, 90, 400, 1_772, 1_773].map((count) => heatOf(count, 1_773))).toEqual([
      0, 1, 1, 2, 3, 4, 5, 5, 5,
    ]);
    expect(heatOf(1, 1)).toBe(5);
    expect(heatOf(0, 0)).toBe(0);
  });

  it('begin at zero, in whole numbers, also where there is nothing', () => {
    expect(countScale(0, 100).ticks[0]).toBe(0);
    expect(countScale(3, 100).ticks).toEqual([0, 1, 2, 3]);
    expect(countScale(1_773, 100).y(0)).toBe(100);
  });

  it('name the first and last point and the one of now, and no two that touch', () => {
    expect(ticksShown(23, 4, 14)).toEqual([0, 6, 14, 22]);
    expect(ticksShown(1, 4)).toEqual([0]);
    expect(ticksShown(0, 4)).toEqual([]);
    for (let count = 1; count < 80; count++)
      for (let most = 1; most < 12; most++)
        for (const now of [null, 0, Math.floor(count / 2), count - 1]) {
          const shown = ticksShown(count, most, now);
          if (now !== null) expect(shown).toContain(now);
          const step = Math.max(1, Math.ceil(count / most));
          expect(shown.slice(1).every((at, i) => at - shown[i]! >= Math.min(step, count - 1))).toBe(true);
        }
  });

  it('set each word under its point, within the drawing, and none so near to the next that they touch', () => {
    const months = Array.from({ length: 24 }, (_, at) => `${String((at % 12) + 1).padStart(2, '0')}-2025`);
    for (const width of [120, 209, 354, 551, 900])
      for (const [from, to] of [
        [48, width - 60],
        [2, width - 2],
      ] as const) {
        const x = (at: number): number => from + (at * (to - from)) / 23;
        const shown = wordsShown(months, x, width);
        expect(shown.at(-1)!.at).toBe(23);
        for (const { at, middle } of shown) {
          if (x(at) >= 25 && x(at) <= width - 25) expect(middle).toBe(x(at));
          expect(middle).toBeGreaterThanOrEqual(24.5);
          expect(middle).toBeLessThanOrEqual(width - 24.5);
        }
        expect(shown.slice(1).every(({ middle }, i) => middle - shown[i]!.middle >= 7 * 7 + 12)).toBe(true);
      }
    expect(wordsShown(['10:00'], () => 70, 140)).toEqual([{ at: 0, middle: 70 }]);
    expect(wordsShown([], () => 0, 140)).toEqual([]);
  });

  it('move names that would touch apart, in their order', () =>
    expect(apart([50, 10, 52, 53], 13, 80)).toEqual([50, 10, 63, 76]));
  it('move them up where they would stand under the chart', () =>
    expect(apart([60, 10, 60, 58], 13, 60)).toEqual([47, 10, 60, 34]));
});
