import { mutation, query, type GraphRoute } from '../table/route.js';
import { body, bodyIfAny, path, search, textInPath } from '../table/sources.js';

const base = '/waiting-list';
const tag = 'waiting-list';
const turn = `${base}/turn/{id}/{turnToken}`;
const own = { id: textInPath('id'), turnToken: textInPath('turnToken') };

/** How the waiting list is kept; under the heading of the business, as its other settings. */
export const waitingListSettingsRoutes: readonly GraphRoute[] = [
  {
    method: 'GET',
    path: '/tenants/account-settings/waiting-list',
    tag: 'tenants',
    summary: 'See the settings of the waiting list',
    description: 'With the day that is open. A business that never changed any has the defaults, version 0.',
    operation: query('waitingListSettings'),
  },
  // Also by the address that it had first.
  ...['/tenants/account-settings/waiting-list', '/tenants/waiting-list'].map((address): GraphRoute => ({
    method: 'PUT',
    path: address,
    tag: 'tenants',
    summary: 'Change the settings of the waiting list',
    description:
      'Changes what is given, also in the middle of a day; texts are merged by kind. A smaller capacity throws nobody out. With version, an old version is refused with 409.',
    operation: mutation('setWaitingListSettings', { input: body }),
    example: { capacity: 30, minutesPerTurn: '6.5', messages: { 'almost-ready': { enabled: true } } },
  })),
];

export const waitingListRoutes: readonly GraphRoute[] = [
  {
    method: 'PUT',
    path: `${base}/open-work-day`,
    tag,
    summary: 'Open the list',
    description:
      'A day that is open stays as it is; one that is closing takes turns again. capacity holds for this day.',
    operation: mutation('openWorkDay', { input: bodyIfAny }),
    example: { firstNumber: 1 },
  },
  {
    method: 'PUT',
    path: `${base}/close-work-day`,
    tag,
    summary: 'Close the list',
    description:
      'waiting: keep (no new turns, who waits is still called) or cancel (all are taken off, with a text). Without it, a list with people on it is refused with 409.',
    operation: mutation('closeWorkDay', { input: bodyIfAny }),
    example: { waiting: 'keep' },
  },
  {
    method: 'PUT',
    path: `${base}/pause`,
    tag,
    summary: 'Take no new turns for a moment',
    description: 'Calls go on. paused: false takes turns again.',
    operation: mutation('pauseWorkDay', { input: body }),
    example: { paused: true },
  },
  {
    method: 'GET',
    path: `${base}/board`,
    tag,
    summary: 'See the list',
    description: 'The day, who is attended, who waits in order, the last 20 that ended. Any member may.',
    straight: 'waiting-list',
    operation: query('waitingListBoard'),
  },
  {
    method: 'PUT',
    path: `${base}/call-next`,
    tag,
    summary: 'Call who is first',
    description: 'With resource, who is first for it or for anybody. Two calls at once get two turns.',
    straight: 'waiting-list',
    operation: mutation('callNextTurn', { input: bodyIfAny }),
    example: {},
  },
  {
    method: 'PUT',
    path: `${base}/turn/{id}`,
    tag,
    summary: 'Call, end, put back, move or nudge a turn',
    description:
      'status with from: a turn that someone else has changed meanwhile is refused with 409 and their name. The same status again changes nothing.',
    straight: 'waiting-list',
    operation: mutation('changeTurn', { id: path('id'), input: body }),
    example: { status: 'active', from: 'waiting' },
  },
  {
    method: 'POST',
    path: `${base}/book-turn/{tenantUuid}`,
    tag,
    status: 201,
    summary: 'Join the list',
    description:
      'By a customer without a log-in, or with an access token as staff of that business, who may leave the phone out. An Idempotency-Key makes a doubled press one turn.',
    mayBeSignedIn: true,
    straight: 'waiting-list',
    operation: mutation('bookTurn', { tenantUuid: textInPath('tenantUuid'), input: body }),
    example: {
      firstName: 'Charlotte',
      phone: '0491 570 157',
      partySize: 3,
      consent: { review: true, marketing: false },
    },
  },
  {
    method: 'GET',
    path: turn,
    tag,
    summary: 'See your turn',
    description: 'What its owner sees; asking changes nothing. With If-None-Match, 304 where nothing is new.',
    revalidated: true,
    // Every open page asks again every few seconds.
    straight: 'waiting-list',
    operation: query('publicTurn', own),
  },
  {
    method: 'PUT',
    path: turn,
    tag,
    summary: 'Leave, let one pass, say that you are coming, come back',
    description: 'come-back within ten minutes of leaving, while the list is open.',
    operation: mutation('changeOwnTurn', { ...own, input: body }),
    example: { action: 'on-my-way' },
  },
  {
    method: 'GET',
    path: `${base}/branding/{tenantUuid}`,
    tag,
    summary: 'See the list as everybody may see it',
    description: 'Name, colours, how many wait and what is asked of who joins. No log-in.',
    straight: 'waiting-list',
    operation: query('publicWaitingList', { tenantUuid: textInPath('tenantUuid') }),
  },
  {
    method: 'POST',
    path: `${base}/kiosk-key`,
    tag,
    status: 201,
    summary: 'Let a screen in the shop add people',
    description: 'The key is shown once, and again to the same call, and holds for 90 days.',
    operation: mutation('createKioskKey'),
  },
  {
    method: 'DELETE',
    path: `${base}/kiosk-keys`,
    tag,
    status: 204,
    summary: 'End all keys of screens in the shop',
    description: 'Screens that had one can add nobody until they get a new one.',
    operation: mutation('deleteKioskKeys'),
  },
  {
    method: 'GET',
    path: `${base}/analytics`,
    tag,
    summary: 'See what became of turns',
    description: 'Between two days, both included, at most 366.',
    operation: query('waitingListAnalytics', { from: search('from'), to: search('to') }),
  },
];
