import { mutation, query, type GraphRoute } from '../table/route.js';
import { body, listQuery, member, path } from '../table/sources.js';

const tag = 'notifications';
export const notificationRoutes: readonly GraphRoute[] = [
  {
    method: 'GET',
    path: '/notifications/unseen',
    tag,
    summary: 'See the notifications not yet viewed',
    description: 'Newest first; data holds at most 1,000 of them, count is of all.',
    operation: query('notificationsUnseen'),
  },
  {
    method: 'GET',
    path: '/notifications/by-day',
    tag,
    summary: 'See notifications by day',
    description: 'A page of the list, cut into days of the zone of the business.',
    operation: query('notificationsByDay', { query: listQuery }),
  },
  {
    method: 'PUT',
    path: '/notifications/viewed',
    tag,
    summary: 'Mark notifications as viewed',
    description: 'The body is a list of ids. Where one is unknown, none is marked.',
    operation: mutation('markNotificationsViewed', { ids: body }),
    example: ['01890a5d-ac96-774b-bcce-b302099a8057'],
    answer: () => ({ body: {} }),
    shapes: { 200: { type: 'object', maxProperties: 0, example: {} } },
  },
  {
    method: 'GET',
    path: '/notifications/preferences',
    tag,
    summary: 'See what you are told, and how',
    description: 'A row for each kind of notification that you may see.',
    operation: query('notificationPreferences'),
  },
  {
    method: 'PUT',
    path: '/notifications/preferences',
    tag,
    summary: 'Change what you are told, and how',
    description: 'Give the rows to change; the others stay. Answers the whole list. A fixed row refuses a change.',
    operation: mutation('updateNotificationPreferences', { data: member('data') }),
    example: { data: [{ type: 'inbound-sms', inApp: true, email: 'instant' }] },
  },
  {
    method: 'POST',
    path: '/notifications/unsubscribe/{token}',
    tag,
    status: 204,
    summary: 'Stop mails of the kinds that a mail told',
    description:
      'Public: it is the link of a mail, and of its `List-Unsubscribe` (RFC 8058). Again it answers the same. A browser that opens the address sees a page with one button; looking changes nothing.',
    operation: mutation('unsubscribeFromNotifications', { token: path('token') }),
    mailPage: {
      title: 'Stop these emails?',
      text: 'You will no longer get emails of this kind. You still see them when you log in to Bellbird.',
      button: 'Stop these emails',
      done: {
        title: 'Done',
        text: 'You will no longer get emails of this kind. You can turn them on again in your settings.',
      },
      gone: {
        title: 'This link does not work',
        text: 'It may have been cut off. Open it again from the email, or log in and change your settings.',
      },
      later: {
        title: 'That did not work just now',
        text: 'Go back and try again in a minute.',
      },
    },
  },
];
