import type { DemoApi } from './demo-api.js';

interface Campaign {
  id: string;
  status: string;
  completedAt: string | null;
  counts: { recipients: number; delivered: number; outbound: number };
}

const friday = 'Two for one this Friday';
/** The beginning of its second version, by which the sandbox's phone tells the two apart. */
const secondVersion = 'Friday treat';

/** The sandbox's clock shows a weekday morning, so many days ago. */
export const turnBack = (api: DemoApi, days: number): Promise<void> =>
  api.sandbox('PUT', '/clock', { now: weekdayMorning(days) });

/** Two sent campaigns of the days before, and one that was called off: the sandbox's clock makes it a weekday morning. */
export async function sendCampaigns(api: DemoApi): Promise<void> {
  const callerId = await senderOf(api);
  const segments = await api.call<{ data: { id: string; name: string }[] }>('GET', '/segments');
  const newtown = segments.data.find((each) => each.name === 'Newtown and Enmore')!.id;
  const campaigns = [
    {
      daysBefore: 9,
      name: 'Melbourne Cup Day hours',
      messageType: 'transactional',
      segmentIds: ['all-contacts'],
      message: 'Hi {{firstName|there}}, {{businessName}} closes at 12 on Cup Day. See you in the morning.',
    },
    {
      daysBefore: 2,
      name: friday,
      messageType: 'marketing',
      segmentIds: [newtown],
      variants: [
        {
          message:
            'Hi {{firstName|there}}, bring a friend on Friday: two flat whites for one. https://cornercafe.example/friday Reply STOP to opt out.',
          share: 50,
        },
        {
          message: `${secondVersion} for {{firstName|you}} and a friend: two flat whites for one. https://cornercafe.example/friday Reply STOP to opt out.`,
          share: 50,
        },
      ],
      trackLinks: true,
    },
  ];
  for (const { daysBefore, ...campaign } of campaigns) {
    await turnBack(api, daysBefore);
    const sent = await api.call<Campaign>(
      'POST',
      '/sms-campaigns',
      { ...campaign, callerId, deliveryType: 'immediately' },
      campaign.name,
    );
    await untilOver(api, sent.id, campaign.name);
  }
  const calledOff = await api.call<Campaign>(
    'POST',
    '/sms-campaigns',
    {
      name: 'Rainy day pastries',
      messageType: 'marketing',
      segmentIds: [newtown],
      message: 'Hi {{firstName|there}}, wet outside? Warm pastries are half price till noon. Reply STOP to opt out.',
      callerId,
      deliveryType: 'later',
      scheduledAt: weekdayMorning(-7),
    },
    'called-off',
  );
  await api.call('PUT', `/sms-campaigns/${calledOff.id}`, { status: 'canceled' });
}

/** A few lines to three people, two of whom are no contacts. `sent` waits until it is paid and arrived. */
export async function sendQuickText(api: DemoApi): Promise<{ sent: () => Promise<unknown> }> {
  const callerId = await senderOf(api);
  const contacts = await api.call<{ data: { id: string }[] }>('GET', '/contacts?limit=1');
  const { id } = await api.call<Campaign>(
    'POST',
    '/sms-campaigns',
    {
      quick: true,
      contactIds: contacts.data.map((contact) => contact.id),
      phones: ['0491 575 001', '0491 575 002'],
      message: 'Your cake is ready: come any time before three. {{businessName}}',
      callerId,
    },
    'quick-text',
  );
  return { sent: () => untilOver(api, id, 'the quick text') };
}

/** Some people follow the link of the newest campaign, more of those with its second version; some phones fetch it for a preview. */
export async function followLinks(api: DemoApi): Promise<void> {
  const person =
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 Safari/604.1';
  const preview = 'facebookexternalhit/1.1 Facebot Twitterbot/1.0';
  const messages = await api.sandbox<{ text: string }[]>('GET', '/messages?limit=500');
  const links = messages.flatMap(({ text }) => {
    const path = /\/l\/\w{11}/.exec(text)?.[0];
    return path === undefined ? [] : [{ path, isSecond: text.startsWith(secondVersion) }];
  });
  const followed = links.flatMap(({ path, isSecond }, index) => [
    ...(index % (isSecond ? 5 : 13) === 2 ? [{ path, agent: person }] : []),
    ...(index % 40 === 7 ? [{ path, agent: preview }] : []),
  ]);
  // One after another: whoever follows a link while many do on a busy machine is led on without being counted.
  for (const { path, agent } of followed) await api.look(path, agent);
}

async function senderOf(api: DemoApi): Promise<string> {
  const senders = await api.call<{ data: { id: string }[] }>('GET', '/caller-ids?limit=1');
  return senders.data[0]!.id;
}

function untilOver(api: DemoApi, id: string, name: string): Promise<Campaign> {
  return api.until(
    `the campaign ${name}`,
    () => api.call<Campaign>('GET', `/sms-campaigns/${id}`),
    (each) => each.completedAt !== null && each.counts.outbound === 0,
    90,
  );
}

/** 10:12 in Sydney or an hour later, so many days ago (or ahead), or on the Friday before that where it is a weekend. */
function weekdayMorning(daysBefore: number): string {
  // eslint-disable-next-line bellbird/no-raw-clock -- the demo decides what business time is
  const day = new Date(Date.now() - daysBefore * 86_400_000);
  while (day.getUTCDay() === 0 || day.getUTCDay() === 6) day.setUTCDate(day.getUTCDate() - 1);
  day.setUTCHours(0, 12, 0, 0);
  return day.toISOString();
}
