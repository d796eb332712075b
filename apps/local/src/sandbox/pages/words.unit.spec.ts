import { forField, fromField, showAmount, showApart, showPhone, showTime } from './markup/format.js';
import { html, withLinks } from './markup/html.js';

describe('html', () => {
  it('escapes what it is given and leaves html be', () => {
    const inner = html`<b>${'"<&\'>'}</b>`;
    expect(html`<p title="${'"'}">${inner}${null}${false}${[1, inner]}</p>`.text).toBe(
      '<p title="&quot;"><b>&quot;&lt;&amp;&#39;&gt;</b>1<b>&quot;&lt;&amp;&#39;&gt;</b></p>',
    );
  });

  it('links web addresses and nothing else', () => {
    expect(withLinks('See https://a.example/x?b=1&c=2. <b>').text).toBe(
      'See <a href="https://a.example/x?b=1&amp;c=2" target="_blank" rel="noopener noreferrer">https://a.example/x?b=1&amp;c=2</a>. &lt;b&gt;',
    );
    expect(withLinks('javascript:alert(1) "https://x').text).not.toContain('<script');
  });
});

describe('formats', () => {
  const now = new Date('2026-11-21T01:00:00Z');

  it.each([
    ['2026-11-20T23:13:00Z', 'Today, 10:13'],
    ['2026-11-20T12:59:00Z', 'Yesterday, 23:59'],
    ['2026-11-01T00:00:00Z', '01-11-2026, 11:00'],
  ])('%s is shown as %s', (at, shown) => {
    expect(showTime(new Date(at), now)).toBe(shown);
  });

  it.each([
    ['+61491570156', '+61 491 570 156'],
    ['+64211234567', '+64 211 234 567'],
    ['+6421123456', '+64 21 123 456'],
    ['+15005550001', '+1 500 555 0001'],
    ['CornerCafe', 'CornerCafe'],
  ])('the phone %s is shown as %s', (phone, shown) => expect(showPhone(phone)).toBe(shown));

  it('says how far the clock stands apart', () => {
    expect(showApart(9_000_000)).toBe('2 h 30 min ahead of');
    expect(showApart(-86_400_000 * 3)).toBe('3 d behind');
  });

  it('shows cents as dollars', () => expect(showAmount(123_450n, 'AUD')).toBe('$1,234.50 AUD'));

  it('reads back what it puts into a date and time field', () => {
    expect(fromField(forField(now))).toEqual(now);
    expect(fromField('2026-13-40T99:00')).toBeNull();
    expect(fromField('')).toBeNull();
  });
});
