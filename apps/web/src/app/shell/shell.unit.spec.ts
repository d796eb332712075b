/** @jest-environment ./apps/web/src/testing/browser-environment.mjs */
import { may } from '../../lib/session/session';
import { menuCounts } from './menu/menu-counts';
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

/** Three campaigns that run: those with a reason are paused. */
const counted = (reasons: (string | null)[]) => ({
  contactsCount: 7,
  smsCampaignsCountByStatus: { running: 3, pending: 2, draft: 3 },
  smsCampaigns: {
    data: reasons.map((pausedReason, at) => ({
      id: `c${at}`,
      status: 'running' as const,
      paused: pausedReason !== null,
      pausedReason: pausedReason as 'manual' | 'too-late' | null,
    })),
  },
});

describe('the side menu', () => {
  it('marks the longest entry that an address stands under', () => {
    expect(menuPlace('/contacts')).toBe('/contacts');
    expect(menuPlace('/contacts/0192')).toBe('/contacts');
    expect(menuPlace('/contacts/trash')).toBe('/contacts/trash');
    expect(menuPlace('/sms-templates/trash')).toBe('/contacts/trash');
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
    expect(menuCounts(counted([]), 4)).toEqual({
      contacts: 7,
      live: 3,
      paused: 0,
      scheduled: 2,
      drafts: 3,
      replies: 4,
      waiting: 0,
    });
    expect(menuCounts(undefined, null)).toEqual({
      contacts: null,
      live: null,
      paused: 0,
      scheduled: null,
      drafts: null,
      replies: null,
      waiting: 0,
    });
  });

  it('calls nothing live that is paused, and names what waits for a decision', () =>
    expect(menuCounts(counted(['manual', 'too-late', null]), 0)).toMatchObject({ live: 1, paused: 2, waiting: 1 }));
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

  it('is never said where nobody listens: the admin of the platform opens no socket', () => {
    expect(isSilent({ now: 'idle', since: 0 }, 0, 99_000)).toBe(false);
  });
});
