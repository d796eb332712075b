/** @jest-environment ./apps/web/src/testing/browser-environment.mjs */
import { dayWord, foldDay, joinDays, sizeOf, withoutThose } from './days';

const notice = (id: string) => ({ id, type: 'opt-out', data: {}, viewed: false, createdAt: '2026-11-19T00:00:00Z' });
const day = (name: string, ...ids: string[]) => ({ day: name, data: ids.map(notice) });
const shape = (days: ReturnType<typeof joinDays>): Record<string, string> =>
  Object.fromEntries(days.map(({ day: name, data }) => [name, data.map(({ id }) => id).join('')]));

describe('notifications by day', () => {
  it('makes a day that a page cut in two one again', () => {
    expect(
      shape(
        joinDays([
          [day('2026-11-19', 'a', 'b'), day('2026-11-18', 'c')],
          [day('2026-11-18', 'd'), day('2026-11-17', 'e')],
        ]),
      ),
    ).toEqual({ '2026-11-19': 'ab', '2026-11-18': 'cd', '2026-11-17': 'e' });
  });
  it('tells none twice where new ones moved the pages', () => {
    const days = joinDays([[day('2026-11-19', 'a', 'b')], [day('2026-11-19', 'b'), day('2026-11-18', 'c')]]);
    expect(shape(days)).toEqual({ '2026-11-19': 'ab', '2026-11-18': 'c' });
    expect(sizeOf(days)).toBe(3);
  });
  it('tells three opt-outs of a day as one, where the newest stands, and two by themselves', () => {
    const reply = { ...notice('r'), type: 'inbound-sms' };
    const [a, b, c] = [notice('a'), notice('b'), notice('c')];
    expect(foldDay([a, reply, b, c])).toEqual([{ many: [a, b, c] }, { notice: reply }]);
    expect(foldDay([a, b, reply, reply, reply])).toEqual([a, b, reply, reply, reply].map((each) => ({ notice: each })));
    expect(foldDay([a, b, { ...c, type: 'opt-in' }])).toHaveLength(3);
  });
  it('drops a day with its last notification', () => {
    expect(shape(withoutThose([day('2026-11-19', 'a'), day('2026-11-18', 'b', 'c')], new Set(['a', 'b'])))).toEqual({
      '2026-11-18': 'c',
    });
  });
  it('calls the days as people do, in the business’s zone', () => {
    const now = new Date('2026-11-19T14:00:00Z');
    expect(dayWord('2026-11-20', 'Australia/Sydney', now)).toBe('Today');
    expect(dayWord('2026-11-19', 'Australia/Sydney', now)).toBe('Yesterday');
    expect(dayWord('2026-10-04', 'Australia/Sydney', new Date('2026-10-04T13:30:00Z'))).toBe('Yesterday');
    expect(dayWord('2026-11-02', 'Australia/Sydney', now)).toBe('02-11-2026');
  });
});
