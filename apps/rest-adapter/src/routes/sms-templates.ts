import { mutation, query, type GraphRoute } from '../table/route.js';
import { body, path } from '../table/sources.js';

const tag = 'sms-templates';

export const smsTemplateRoutes: readonly GraphRoute[] = [
  {
    method: 'POST',
    path: '/sms-templates/preview',
    tag,
    summary: 'See a template or a message as one person would read it',
    description: 'With its parts and what makes it longer. Nothing is sent.',
    operation: query('previewSmsTemplate', { input: body }),
    example: { message: 'Hi {{firstName|there}}, soup is back.' },
  },
  {
    method: 'POST',
    path: '/sms-templates/{id}/duplicate',
    tag,
    summary: 'Copy a template',
    description: 'The copy is called “Copy of …” and is your own.',
    operation: mutation('duplicateSmsTemplate', { id: path('id') }),
    status: 201,
  },
];
