/** @jest-environment ./apps/web/src/testing/browser-environment.mjs */
import { screenCases } from '../../ui/resource/testing/screen-cases';
import { Component, __Pascal__Drawer } from './__manyName__-page';
import { __many__Texts } from './__manyName__.texts';

screenCases({
  Page: Component,
  Drawer: __Pascal__Drawer,
  path: '/__manyName__',
  permission: '__permission__',
  type: '__Pascal__',
  one: '__camel__',
  many: '__many__',
  texts: __many__Texts,
  row: { name: 'First' },
});
