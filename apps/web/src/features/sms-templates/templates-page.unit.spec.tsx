/** @jest-environment ./apps/web/src/testing/browser-environment.mjs */
import { screenCases } from '../../ui/resource/testing/screen-cases';
import { smsTemplatesTexts } from './sms-templates.texts';
import { Component, TemplateDrawer } from './templates-page';

// Loaded late where it is used.
beforeAll(() => import('./template-message'));
beforeAll(() => import('../../domain/sharing/sharing-field'));

screenCases({
  Page: Component,
  Drawer: TemplateDrawer,
  path: '/sms-templates',
  permission: 'campaign-editor',
  type: 'SmsTemplate',
  one: 'smsTemplate',
  many: 'smsTemplates',
  texts: smsTemplatesTexts,
  row: {
    name: 'Friday',
    message: 'Two for one.',
    messageType: 'marketing',
    isPublic: true,
    creator: { __typename: 'Creator', id: 'u1', name: 'Mia Le' },
    usersPrivateAccess: [],
    trashedAt: null,
    createdAt: '2026-11-20T00:00:00Z',
    updatedAt: '2026-11-20T00:00:00Z',
  },
  also: { Message: 'Two for one.' },
  defaultSort: 'updatedAt:desc',
  hasBin: true,
  beside: {
    directory: { __typename: 'Colleagues', data: [] },
    attributes: { __typename: 'AttributeList', data: [] },
  },
});
