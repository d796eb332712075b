/** @jest-environment ./apps/web/src/testing/browser-environment.mjs */
import { screenCases } from '../../ui/resource/testing/screen-cases';
import { Component, FieldDrawer } from './custom-fields-page';
import { customFieldsTexts } from './custom-fields.texts';

screenCases({
  Page: Component,
  Drawer: FieldDrawer,
  path: '/custom-fields',
  permission: 'campaign-editor',
  type: 'Attribute',
  one: 'attribute',
  many: 'attributes',
  texts: customFieldsTexts,
  row: { name: 'Suburb', key: 'suburb', type: 'text', items: null },
});
