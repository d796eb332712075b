/** @jest-environment ./apps/web/src/testing/browser-environment.mjs */
import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CircleCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { ChartTable } from '../chart/chart-table';
import { SegmentedBar } from '../figures/segmented-bar';
import { ThemeProvider } from '../theme/theme-provider';
import { DetailPage } from './detail-page';
import { Facts } from './facts';
import { SectionCard } from './section-card';
import { Timeline } from './timeline';

const show = (drawn: ReactNode) => render(<ThemeProvider>{drawn}</ThemeProvider>);
afterEach(cleanup);

describe('one thing as a page', () => {
  it('asks first, then says where it stands, its parts, and its rows', () => {
    show(
      <DetailPage
        title="Christmas"
        notice={<p>Starts soon</p>}
        top={<p>88%</p>}
        main={<SectionCard title="Funnel">steps</SectionCard>}
        side={<SectionCard title="Cost">money</SectionCard>}
      >
        <p>People</p>
      </DetailPage>,
    );
    expect(screen.getByRole('article').textContent).toBe('ChristmasStarts soon88%FunnelstepsCostmoneyPeople');
    expect(screen.getAllByRole('heading').map(({ tagName }) => tagName)).toEqual(['H1', 'H2', 'H2']);
  });

  it.each(['down', 'across'] as const)('tells what happened as a list in its order, %s', (look) => {
    const step = { icon: CircleCheck, tone: 'green' } as const;
    show(
      <Timeline
        label="Steps"
        look={look}
        events={[
          { ...step, key: 'sent', title: 'Sent', when: '10:12' },
          {
            ...step,
            key: 'reply',
            title: 'Replied',
            when: '10:14',
            text: '“Table for 4”',
            action: <a href="/">Answer</a>,
          },
        ]}
      />,
    );
    const [sent, reply] = within(screen.getByRole('list', { name: 'Steps' })).getAllByRole('listitem');
    expect(sent!.textContent).toMatch(/^(10:12Sent|Sent10:12)$/);
    expect(reply!.textContent).toContain('“Table for 4”');
    expect(within(reply!).getByRole('link', { name: 'Answer' })).toBeTruthy();
  });

  it('has its facts as labels and values', () => {
    show(
      <Facts
        look="lines"
        facts={[
          { label: 'Charged', of: '188 × $0.08', value: '$15.04' },
          { label: 'Final cost', value: '$15.04', isTotal: true },
        ]}
      />,
    );
    expect(screen.getAllByRole('term').map((term) => term.textContent)).toEqual([
      'Charged · 188 × $0.08',
      'Final cost',
    ]);
    expect(screen.getAllByRole('definition')).toHaveLength(2);
  });

  it('draws shares of a whole, of which nothing is nothing, and says all in its legend', () => {
    const segments = [
      { key: 'delivered', count: 3, word: 'delivered', colour: 'chart1' },
      { key: 'bounced', count: 0, word: 'not delivered', colour: 'red' },
    ];
    show(<SegmentedBar label="3 of 4" whole={4} segments={segments} aside="as of 10:14" />);
    expect(screen.getByRole('img', { name: '3 of 4' }).querySelectorAll('[data-segment]')).toHaveLength(1);
    expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual(['3 delivered', '0 not delivered']);
    expect(screen.getByText('as of 10:14')).toBeTruthy();
  });

  it('has numbers as a table that is sorted by any column, each written its way', async () => {
    show(
      <ChartTable
        label="Steps"
        heads={['Step', 'People', 'Share']}
        rows={[
          { key: 'a', label: 'Sent', values: [4, 0.5] },
          { key: 'b', label: 'Replied', values: [9, null] },
        ]}
        formats={[String, (share) => `${share * 100}%`]}
      />,
    );
    const rows = (): string[] => screen.getAllByRole('row').map((row) => row.textContent ?? '');
    expect(rows().slice(1)).toEqual(['Sent450%', 'Replied9–']);
    await userEvent.click(within(screen.getByRole('table')).getByRole('button', { name: 'People' }));
    expect(rows().slice(1)).toEqual(['Replied9–', 'Sent450%']);
  });
});
