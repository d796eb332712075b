import type { CampaignTotalsFragment } from './analytics.generated';
import { figuresOf } from './figures';

const totals = (given: Partial<CampaignTotalsFragment>): CampaignTotalsFragment =>
  ({
    campaigns: 1,
    outbound: 0,
    delivered: 0,
    bounced: 0,
    unknown: 0,
    clickedPeople: 0,
    replied: 0,
    charged: '0.000000',
    ...given,
  }) as CampaignTotalsFragment;
const none = totals({ campaigns: 0 });
const said = (now: CampaignTotalsFragment, before: CampaignTotalsFragment) =>
  figuresOf(now, before, 81).map(({ value, move, note }) => [value, move, note]);

describe('the four figures', () => {
  it('say what changed against the days before', () => {
    const now = totals({ delivered: 1_102, bounced: 22, replied: 11, charged: '88.160000' });
    const before = totals({ delivered: 978, bounced: 20, unknown: 2, replied: 12, charged: '80.000000' });
    expect(said(now, before)).toEqual([
      ['1,124', 'more', '12.4% more than before'],
      ['98.0%', 'more', '0.2 points more than before'],
      ['11', 'less', '1.0% of those reached, 12 before'],
      ['$88.16', 'less', '$0.0800 per person reached, $0.0818 before'],
    ]);
    expect(said(before, now)[0]).toEqual(['1,000', 'less', '11.0% fewer than before']);
  });

  it('do not claim a change where nothing was before, nor one that is not to be seen', () => {
    const now = totals({ delivered: 2, charged: '0.160000' });
    expect(said(now, none)).toEqual([
      ['2', 'unknown', 'Nothing sent in the 81 days before'],
      ['100%', 'unknown', 'Nothing sent in the 81 days before'],
      ['0', 'unknown', '0% of those reached, nothing sent in the 81 days before'],
      ['$0.16', 'unknown', '$0.0800 per person reached, nothing sent in the 81 days before'],
    ]);
    expect(said(now, now).map(([, move]) => move)).toEqual(['same', 'same', 'same', 'same']);
    expect(said(now, totals({ bounced: 3 }))[3]?.[2]).toBe(
      '$0.0800 per person reached, nobody reached in the 81 days before',
    );
  });

  it('tell who clicked, once anybody could', () => {
    const now = totals({ outbound: 10, delivered: 790, clickedPeople: 79, replied: 3 });
    const third = (...times: [CampaignTotalsFragment, CampaignTotalsFragment]) => {
      const { label, value, move, note } = figuresOf(...times, 81)[2]!;
      return [label, value, move, note];
    };
    expect(third(now, totals({ clickedPeople: 12 }))).toEqual([
      'Clicked',
      '79',
      'more',
      '10.0% of those reached, 12 before',
    ]);
    expect(third(totals({ delivered: 4 }), now)).toEqual(['Clicked', '0', 'less', '0% of those reached, 79 before']);
    expect(third(totals({ delivered: 4, replied: 1 }), totals({}))[0]).toBe('Replied');
  });

  it('are no share of nobody, nor of fewer than answered', () => {
    expect(said(none, none).map(([value]) => value)).toEqual(['0', '–', '0', '$0.00']);
    expect(said(totals({ outbound: 1, replied: 1 }), none)[2]).toEqual([
      '1',
      'unknown',
      'Nothing sent in the 81 days before',
    ]);
  });
});
