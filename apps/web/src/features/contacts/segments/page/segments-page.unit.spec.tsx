/** @jest-environment ./apps/web/src/testing/browser-environment.mjs */
import { screenCases } from '../../../../ui/resource/testing/screen-cases';
import { Component as SegmentDrawer } from './segment-drawer';
import { Component } from './segments-page';
import { segmentsPageTexts } from './segments-page.texts';

screenCases({
  Page: Component,
  Drawer: SegmentDrawer,
  path: '/segments',
  permission: 'campaign-editor',
  type: 'Segment',
  one: 'segment',
  many: 'segments',
  texts: segmentsPageTexts,
  row: {
    name: 'Regulars',
    filters: [{ field: 'marketingStatus', type: 'enum', operation: 'equals', value: 'subscribed' }],
    filtersMatch: 'all',
    count: 12,
    isPublic: true,
    creator: { __typename: 'Creator', id: 'u1', name: 'Mia Le' },
    usersPrivateAccess: [],
  },
  beside: {
    directory: { __typename: 'Colleagues', data: [] },
    attributes: { __typename: 'AttributeList', data: [] },
    tags: { __typename: 'TagList', data: [] },
    contactsCountWithFilters: 12 as unknown as object,
  },
});
