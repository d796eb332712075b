import type { DemoApi } from './demo-api.js';

/** Texts to use again: what everybody in the café uses, and one that the owner shares with Sam alone. */
export async function makeTemplates(api: DemoApi, staffEmail: string): Promise<void> {
  const { data } = await api.call<{ data: { id: string; email: string }[] }>('GET', '/users');
  const sam = data.find(({ email }) => email === staffEmail);
  const templates = [
    {
      name: 'Table ready',
      messageType: 'transactional',
      message: 'Hi {{firstName|there}}, your table at {{businessName}} is ready.',
    },
    {
      name: 'Friday offer',
      messageType: 'marketing',
      message: 'Hi {{firstName|there}}, this Friday at {{businessName}}: two flat whites for one. Stop: {{optOutLink}}',
    },
    {
      name: 'Sorry for the wait',
      messageType: 'transactional',
      message: 'Sorry for the wait today, {{firstName|there}}. Your next coffee is on us. {{businessName}}',
      isPublic: false,
      usersPrivateAccess: sam === undefined ? [] : [{ user: sam.id, permission: 'view' }],
    },
  ];
  for (const template of templates) await api.call('POST', '/sms-templates', template, `template-${template.name}`);
}
