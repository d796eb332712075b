import type { DemoApi } from './demo-api.js';

/** Birthday greetings, paused: somebody has only to switch them on again. */
export async function makeAutomation(api: DemoApi): Promise<void> {
  const senders = await api.call<{ data: { id: string }[] }>('GET', '/caller-ids?limit=1');
  const { id } = await api.call<{ id: string }>(
    'POST',
    '/automations',
    {
      name: 'Birthday greetings',
      kind: 'birthday',
      trigger: { field: 'attributes.birthday', offsetDays: 0, at: '09:00' },
      campaign: {
        messageType: 'marketing',
        callerId: senders.data[0]!.id,
        message:
          'Happy birthday, {{firstName|there}}! Your coffee is on us this week. {{businessName}}. Stop: {{optOutLink}}',
        segmentIds: ['all-contacts'],
      },
      runMaxCost: '20.00',
      monthCap: '100.00',
      state: 'active',
    },
    'automation-birthday',
  );
  await api.call('PUT', `/automations/${id}`, { state: 'paused' }, 'automation-birthday-paused');
}
