import { openInWords } from './open-in-words';

// A Sunday afternoon in Sydney.
const now = new Date('2026-11-29T14:00:00+11:00');
const said = (openNow: boolean, nextChange: string | null): string =>
  openInWords({ openNow, nextChange, timeZone: 'Australia/Sydney' }, now);

describe('whether a business is open', () => {
  it('says the time alone where it changes today', () =>
    expect(said(true, '2026-11-29T15:30:00+11:00')).toBe('Open now, closes 15:30'));

  it('says the day of any other', () => {
    expect(said(true, '2026-11-30T02:00:00+11:00')).toBe('Open now, closes tomorrow, 02:00');
    expect(said(false, '2026-12-01T07:00:00+11:00')).toBe('Closed now, opens 01-12-2026, 07:00');
  });

  it('says none where nothing changes', () => {
    expect(said(true, null)).toBe('Open now');
    expect(said(false, null)).toBe('Closed now');
  });
});
