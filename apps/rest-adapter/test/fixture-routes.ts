import { verbs } from '@bellbird/resource-kit';
import { resourceRoutes } from '../src/routes/resource-routes.js';
import { mutation, query, together, type Route } from '../src/table/route.js';
import { basic, bearer, body, member, path, search, textInPath } from '../src/table/sources.js';

const tag = 'cups';
const summary = 'For tests';

/** A row for every way in which a request can be read and an answer shaped. */
export const fixtureRoutes: readonly Route[] = [
  ...resourceRoutes({ base: 'cups', one: 'cup', many: 'cups', words: ['cup', 'cups'], verbs }),
  { method: 'GET', path: '/menu', tag, summary, operation: query('menu') },
  {
    method: 'GET',
    path: '/menu/today',
    tag,
    summary,
    revalidated: true,
    straight: 'contacts',
    operation: query('menu'),
  },
  {
    method: 'POST',
    path: '/enter',
    tag,
    summary,
    operation: mutation('enter', { email: basic('name'), password: basic('password') }),
  },
  { method: 'POST', path: '/renew', tag, summary, operation: mutation('renew', { refreshToken: bearer }) },
  {
    method: 'POST',
    path: '/choose/{token}',
    tag,
    summary,
    status: 204,
    operation: mutation('choose', { token: path('token'), password: member('password') }),
  },
  {
    method: 'PUT',
    path: '/cups/smashed',
    tag,
    summary,
    operation: mutation('smashCups', { ids: body }),
    answer: () => ({ body: {} }),
  },
  { method: 'GET', path: '/cups/by-label/{label}', tag, summary, operation: query('cup', { id: textInPath('label') }) },
  {
    method: 'GET',
    path: '/cups/{id}/page',
    tag,
    summary,
    search: { deep: { type: 'boolean' } },
    operation: together({
      cup: { field: 'cup', args: { id: path('id') } },
      page: { field: 'cupPage', args: { id: path('id'), skip: search('skip'), size: search('size') } },
    }),
    answer: ({ cup, page }) => ({ body: { cup, ...(page as object) } }),
  },
  {
    method: 'PUT',
    path: '/keep/{id}',
    tag,
    summary,
    search: { hard: { type: 'boolean' } },
    operation: mutation('keep', { draft: body }),
    instead: [
      {
        when: (asked) => asked.search['hard'] === true,
        operation: mutation('keepHard', { id: path('id'), input: body }),
      },
    ],
  },
  {
    method: 'POST',
    path: '/cups/import',
    tag,
    summary,
    status: 202,
    upload: { service: 'contacts', path: '/uploads/cups', mostBytes: 3_000_000 },
    access: 'campaign-editor',
    body: { type: 'object' },
    shape: { type: 'object', example: { id: 'job' } },
  },
];
