/** @jest-environment ./apps/web/src/testing/browser-environment.mjs */
import { may } from '../../lib/session/session';
import { statusCounts } from './menu/menu-counts';
import { menuFor, menuPlace } from './menu/menu-path';
import { isSilent } from './silence';

const user = (...permissions: Parameters<typeof may>[0]['permissions']) => ({
  id: 'u',
  role: 'merchant',
  email: '',
  firstName: '',
  lastName: '',
  termsAccepted: true,
  tenant: null,
  permissions,
});

describe('the side menu', () => {
  it('marks the longest entry that an address stands under', () => {
    expect(menuPlace('/contacts')).toBe('/contacts');
    expect(menuPlace('/contacts/0192')).toBe('/contacts');
    expect(menuPlace('/contacts/trash')).toBe('/contacts/trash');
    expect(menuPlace('/sms-campaigns/details/1')).toBe('/sms-campaigns/history');
    expect(menuPlace('/notifications')).toBeNull();
  });

  it('shows billing to who may see money, creating to who may send', () => {
    const seen = (who: ReturnType<typeof user>): string[] =>
      menuFor(who).flatMap(({ entries }) =>
        entries.flatMap(({ to, children }) => [to, ...(children ?? []).map((child) => child.to)]),
      );
    expect(seen(user())).not.toContain('/billing');
    expect(seen(user())).not.toContain('/sms-campaigns/create');
    expect(seen(user('owner'))).toEqual(expect.arrayContaining(['/billing', '/sms-campaigns/create']));
  });

  it('reads the counts that are there and invents none', () => {
    expect(statusCounts({ running: 1, pending: 2, draft: 3 })).toEqual({ live: 1, scheduled: 2, drafts: 3 });
    expect(statusCounts(null)).toEqual({ live: null, scheduled: null, drafts: null });
  });
});

describe('silence', () => {
  it('is said after ten seconds without the socket, counted at the earliest from when the screen was opened', () => {
    const cut = { now: 'reconnecting' as const, since: 1_000 };
    expect(isSilent(cut, 0, 10_500)).toBe(false);
    expect(isSilent(cut, 0, 11_500)).toBe(true);
    expect(isSilent(cut, 5_000, 11_500)).toBe(false);
    expect(isSilent({ now: 'live', since: 0 }, 0, 99_000)).toBe(false);
    expect(isSilent({ now: 'connecting', since: 0 }, 0, 11_000)).toBe(true);
  });
});
