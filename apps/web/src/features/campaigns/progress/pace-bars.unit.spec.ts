import { endsAbout, paceBars } from './pace-bars';

const at = (time: string): string => `2026-11-19T${time}Z`;
const pace = {
  __typename: 'CampaignPace' as const,
  stepSeconds: 60,
  perSecond: 1,
  points: [
    { __typename: 'PacePoint' as const, at: at('10:00:00'), handled: 56 },
    { __typename: 'PacePoint' as const, at: at('10:02:00'), handled: 60 },
    { __typename: 'PacePoint' as const, at: at('10:03:00'), handled: 20 },
  ],
};
const now = new Date(at('10:03:20'));

describe('the bars of a campaign’s pace', () => {
  it('are one a step, empty ones too, and go on at the present speed until everybody is handled', () => {
    const bars = paceBars(pace, 130, now);
    expect(bars.map((bar) => [bar.at.toISOString().slice(11, 16), bar.handled, bar.planned])).toEqual([
      ['10:00', 56, 0],
      ['10:01', 0, 0],
      ['10:02', 60, 0],
      ['10:03', 20, 40],
      ['10:04', 0, 60],
      ['10:05', 0, 30],
    ]);
    expect(bars.findIndex(({ isNow }) => isNow)).toBe(3);
  });

  it.each([1, 7, 99, 1_234])('plan for exactly the %i who are left', (pending) => {
    for (const perSecond of [0.7, 1, 3.3, 250])
      expect(paceBars({ ...pace, perSecond }, pending, now).reduce((sum, { planned }) => sum + planned, 0)).toBe(
        pending,
      );
  });

  it('end with the last that was handled where nothing moves', () => {
    const bars = paceBars({ ...pace, perSecond: null }, 130, now);
    expect(bars).toHaveLength(4);
    expect(bars.some(({ planned, isNow }) => planned > 0 || isNow)).toBe(false);
  });

  it('are none before anybody was handled', () => expect(paceBars({ ...pace, points: [] }, 10, now)).toEqual([]));

  it('say when it ends, as far as there is a speed', () => {
    expect(endsAbout(pace, 130, now)).toEqual(new Date(at('10:05:30')));
    expect(endsAbout({ perSecond: null }, 130, now)).toBeNull();
    expect(endsAbout(pace, 0, now)).toBeNull();
  });
});
