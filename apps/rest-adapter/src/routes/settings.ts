import { mutation, type GraphRoute } from '../table/route.js';
import { body, path } from '../table/sources.js';

export const businessSettingRoutes: readonly GraphRoute[] = [
  {
    method: 'PUT',
    path: '/settings/{id}',
    tag: 'settings',
    summary: 'Change a setting',
    description:
      'value is a text, written as the type of the setting says: true, 15, 100.00. With version, an old version is refused with 409. Whether everybody needs a second step is the owner’s to say.',
    operation: mutation('updateBusinessSetting', { id: path('id'), input: body }),
    example: { value: '15' },
  },
];

export const appSettingRoutes: readonly GraphRoute[] = [
  {
    method: 'PUT',
    path: '/app-settings/{id}',
    tag: 'app-settings',
    summary: 'Change a setting of the platform',
    description:
      'value is a text, written as the type of the setting says. What the environment sets is changed there alone: 409.',
    operation: mutation('updateAppSetting', { id: path('id'), input: body }),
    example: { value: '0.65' },
  },
];
