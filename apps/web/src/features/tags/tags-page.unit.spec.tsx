/** @jest-environment ./apps/web/src/testing/browser-environment.mjs */
import { screenCases } from '../../ui/resource/testing/screen-cases';
import { Component, TagDrawer } from './tags-page';
import { tagsTexts } from './tags.texts';

screenCases({
  Page: Component,
  Drawer: TagDrawer,
  path: '/tags',
  permission: 'campaign-editor',
  type: 'Tag',
  one: 'tag',
  many: 'tags',
  texts: tagsTexts,
  row: { name: 'Regular', colour: '#5c24b8', count: 2 },
});
