import { query, type Route } from '../table/route.js';
import { path } from '../table/sources.js';

/** Beside the generic calls of automations. */
export const automationRoutes: readonly Route[] = [
  {
    method: 'GET',
    path: '/automations/{id}/preview',
    tag: 'automations',
    summary: 'Who would get it today, and for how much',
    description:
      'Exact, whether the automation is active or not. After a visit it counts visits whose time comes today, of a birthday those whose day a run of today is for.',
    operation: query('automationPreview', { id: path('id') }),
  },
];
