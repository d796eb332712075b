import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DemoApi } from './demo-api.js';
import { makeAutomation } from './demo-automation.js';
import { followLinks, sendCampaigns, sendQuickText, turnBack } from './demo-campaigns.js';
import { answerSome, hearReplies } from './demo-inbox.js';
import { coffees, demoPeopleCsv } from './demo-people.js';
import { demoPictures } from './demo-pictures.js';
import { makeTemplates } from './demo-templates.js';

export const demoOwner = { email: 'owner@example.com', password: 'Bellbird1!' } as const;
export const demoStaff = { email: 'staff@example.com', password: 'Bellbird1!' } as const;
export const demoAdmin = { email: 'admin@example.com', password: 'Bellbird1!' } as const;

/** The log-ins, as they are printed when all is up. */
export function demoAccounts(): string {
  return `  merchant  ${demoOwner.email}  ${demoOwner.password}  (owner of Corner Café)\n  staff     ${demoStaff.email}  ${demoStaff.password}  (sends its campaigns)\n  admin     ${demoAdmin.email}  ${demoAdmin.password}\n`;
}

/**
 * Corner Café, made once a data folder through the product's own REST API: people, tags, segments, shared templates, two
 * campaigns that were sent (one in two versions, whose links were followed) and one that was not, a quick text, six
 * conversations, a paused automation, a balance of $100, notifications, yesterday's waiting list; and a second business,
 * so that the admin has a list. Cut off anywhere, the next start goes on. Where texts do not go to the sandbox
 * phone (`texts` is false), nobody is texted, and where cards are not the sandbox's (`pays` is false), nothing is paid and
 * so nothing sent: a demo is no reason to.
 */
export async function makeDemoData({
  url,
  sandboxUrl,
  dataFolder,
  texts,
  pays,
  addPast,
}: {
  url: string;
  sandboxUrl: string;
  dataFolder: string;
  texts: boolean;
  pays: boolean;
  /** Adds what was before the demo, notices and a day of the waiting list; where the services are processes of their own nobody can. */
  addPast?: (whom: { tenantId: string; userId: string }) => Promise<void>;
}): Promise<void> {
  const marker = join(dataFolder, 'demo');
  if ((await readFile(marker, 'utf8').catch(() => '')) !== '') return;
  const api = new DemoApi(url, sandboxUrl);
  await openAccount(api, { ...demoOwner, firstName: 'Mia', lastName: 'Chen', phone: '0491 570 156' }, 'Corner Café');
  await openAccount(new DemoApi(url, sandboxUrl), neighbour, 'Banksia Florist');
  // Who has sent two campaigns has read what stands over the first.
  await api.call('PUT', '/users/flags', { smsCampaignGetStartedModalSkipped: true });
  await saySomethingOfTheCafe(api);
  await inviteStaff(api, new DemoApi(url, sandboxUrl));
  await addPeople(api);
  if (texts && pays) {
    try {
      // What the campaigns are paid with was there before them.
      await turnBack(api, 12);
      await payIn(api, '100.00');
      await sendCampaigns(api);
    } finally {
      await api.sandbox('DELETE', '/clock');
    }
    const quickText = await sendQuickText(api);
    await hearReplies(api);
    await answerSome(api);
    await followLinks(api);
    await quickText.sent();
  }
  const { balance } = await api.call<{ balance: string }>('GET', '/tenants/balance-information');
  const missing = 10_000 - Number(balance.replace('.', ''));
  if (pays && missing >= 500)
    await payIn(api, `${Math.floor(missing / 100)}.${String(missing % 100).padStart(2, '0')}`);
  if (pays) await payInVain(api);
  await api.call('POST', '/contacts/export-file', {}, 'export-contacts');
  const { id: userId, tenant } = await api.call<{ id: string; tenant: { id: string } }>('GET', '/auth/verify-token');
  await addPast?.({ tenantId: tenant.id, userId });
  await writeFile(marker, 'made\n');
}

/** Where the café is, what it wears, its privacy policy, and its hours: a break at noon on Wednesdays, and closed on the holidays of its state. */
async function saySomethingOfTheCafe(api: DemoApi): Promise<void> {
  const settings = '/tenants/account-settings';
  await api.call('PUT', `${settings}/details`, {
    abn: '51 824 753 556',
    phone: '(02) 5550 0123',
    address: '12 King Street',
    city: 'Newtown',
    state: 'NSW',
    postCode: '2042',
  });
  await api.call('PUT', `${settings}/branding`, {
    colours: { primary: '#5c24b8' },
    icon: { bucketPath: await uploaded(api, 'icon') },
    logo: { bucketPath: await uploaded(api, 'logo') },
  });
  await api.call('PUT', `${settings}/privacy-policy`, {
    type: 'generated',
    generated: {
      contactEmail: 'hello@cornercafe.example',
      postalAddress: '12 King Street, Newtown NSW 2042',
      collects: ['name', 'phone', 'birthday', 'visit-history'],
      purposes: ['service-messages', 'marketing'],
    },
  });
  const day = [{ from: '07:00', to: '15:30' }];
  await api.call('PUT', `${settings}/opening-hours`, {
    weekly: {
      monday: day,
      tuesday: day,
      wednesday: [
        { from: '07:00', to: '11:30' },
        { from: '12:00', to: '16:00' },
      ],
      thursday: day,
      friday: [{ from: '07:00', to: '22:00' }],
      saturday: [{ from: '08:00', to: '14:00' }],
      sunday: [],
    },
    publicHolidays: { state: 'NSW', observe: 'closed' },
  });
}

/** A picture of the café in the storage; where it lies. */
async function uploaded(api: DemoApi, purpose: 'icon' | 'logo'): Promise<string> {
  const body = demoPictures[purpose];
  const contentType = 'image/png';
  const file = { name: `${purpose}.png`, contentType, bytes: body.length, purpose };
  const { bucketPath, uploadUrl } = await api.call<{ bucketPath: string; uploadUrl: string }>('POST', '/files', file);
  await api.upload(uploadUrl, body, contentType);
  return bucketPath;
}

interface Person {
  email: string;
  password: string;
  firstName: string;
  lastName: string;
  phone: string;
}

/** The owner of the second business, of whom the demo says no more. */
const neighbour: Person = {
  email: 'florist@example.com',
  password: demoOwner.password,
  firstName: 'Ruth',
  lastName: 'Abbott',
  phone: '0491 570 157',
};

async function openAccount(api: DemoApi, person: Person, businessName: string): Promise<void> {
  const { email, password } = person;
  if (await api.signIn(email, password)) return;
  await api.call('POST', '/auth/sign-up', {
    ...person,
    businessName,
    country: 'AU',
    timeZone: 'Australia/Sydney',
    acceptTermsAndConditions: true,
  });
  if (!(await provedByMail(api, email))) {
    // An earlier start was cut off after signing up: its code is spent or too old.
    await api.call('GET', `/auth/resend-email-validate-account/${email}`);
    await api.until('a new code by e-mail', () => provedByMail(api, email), Boolean, 10);
  }
  if (!(await api.signIn(email, password))) throw new Error(`${email} cannot sign in.`);
}

/** Tries the codes of the mailbox, newest first; answers whether one was right. */
async function provedByMail(api: DemoApi, email: string): Promise<boolean> {
  const codes = await api.until(
    'the code by e-mail',
    async () => {
      const mails = await api.sandbox<{ text: string }[]>('GET', `/emails?to=${email}&limit=3`);
      return mails.flatMap((mail) => /\b\d{6}\b/.exec(mail.text)?.[0] ?? []);
    },
    (found) => found.length > 0,
  );
  for (const code of codes) {
    if (
      await api.call('GET', `/auth/validate-email-account/code/${email}/${code}`).then(
        () => true,
        () => false,
      )
    )
      return true;
  }
  return false;
}

/** Somebody who sends the campaigns has joined, and asks to see the money; somebody who is to help with them has not yet. */
async function inviteStaff(api: DemoApi, staff: DemoApi): Promise<void> {
  const { data } = await api.call<{ data: { email: string; status: string }[] }>('GET', '/users');
  const statusOf = (email: string): string | undefined => data.find((each) => each.email === email)?.status;
  const permissions = [{ permission: 'campaign-editor', access: true }];
  for (const person of [
    { email: demoStaff.email, firstName: 'Sam', lastName: 'Ng' },
    { email: 'lena@example.com', firstName: 'Lena', lastName: 'Holt' },
  ])
    if (statusOf(person.email) === undefined) await api.call('POST', '/users/invite', [{ ...person, permissions }]);
  if (statusOf(demoStaff.email) !== 'active') await joinStaff(api);
  if (!(await staff.signIn(demoStaff.email, demoStaff.password))) throw new Error('The demo staff cannot sign in.');
  await staff.call('POST', '/users/access-requests', { permission: 'business-editor', page: '/billing' }, 'access');
}

async function joinStaff(api: DemoApi): Promise<void> {
  const mail = /\/invited-sign-up\/(\S+)/;
  const mails = await api.until(
    'the invitation by e-mail',
    () => api.sandbox<{ text: string }[]>('GET', `/emails?to=${demoStaff.email}&limit=1`),
    ([newest]) => mail.test(newest?.text ?? ''),
  );
  await api.call('POST', `/auth/invited-sign-up/${mail.exec(mails[0]!.text)![1]!}`, {
    firstName: 'Sam',
    lastName: 'Ng',
    password: demoStaff.password,
    acceptTermsAndConditions: true,
  });
}

async function addPeople(api: DemoApi): Promise<void> {
  const attributes: { name: string; type: string; items?: readonly string[] }[] = [
    { name: 'Suburb', type: 'text' },
    { name: 'Birthday', type: 'date' },
    { name: 'Favourite', type: 'category', items: coffees },
    { name: 'Visits', type: 'number' },
    { name: 'Newsletter', type: 'bool' },
  ];
  for (const attribute of attributes) await api.call('POST', '/attributes', attribute, `attribute-${attribute.name}`);
  const { count } = await api.call<{ count: number }>('GET', '/contacts/count');
  if (count === 0) {
    const form = new FormData();
    form.append(
      'options',
      JSON.stringify({
        mapping: {
          'First name': 'firstName',
          'Last name': 'lastName',
          Email: 'email',
          Phone: 'phone',
          Tags: 'tags',
          Suburb: 'attributes.suburb',
          Birthday: 'attributes.birthday',
          Favourite: 'attributes.favourite',
          Visits: 'attributes.visits',
          Newsletter: 'attributes.newsletter',
        },
        optInAgreement: { permissionWithinTwoYears: true, notBorrowed: true, notPurchased: true },
      }),
    );
    form.append('file', new Blob([demoPeopleCsv()], { type: 'text/csv' }), 'regulars.csv');
    const job = await api.call<{ id: string }>('POST', '/contacts/import-from-file', form);
    await api.until(
      'the import',
      () => api.call<{ status: string }>('GET', `/contacts/import-from-file/${job.id}`),
      (each) => {
        if (each.status === 'failed') throw new Error('The demo import failed.');
        return each.status === 'completed';
      },
    );
  }
  await api.call(
    'POST',
    '/segments',
    {
      name: 'Newtown and Enmore',
      filtersMatch: 'any',
      filters: ['Newtown', 'Enmore'].map((value) => ({
        field: 'attributes.suburb',
        type: 'text',
        operation: 'equals',
        value,
      })),
    },
    'segment-newtown',
  );
  // Only who made it sees it.
  await api.call(
    'POST',
    '/segments',
    {
      name: 'Regulars I know by name',
      isPublic: false,
      filtersMatch: 'all',
      filters: [{ field: 'attributes.visits', type: 'number', operation: 'greaterThan', value: 90 }],
    },
    'segment-private',
  );
  await makeTemplates(api, demoStaff.email);
  await makeAutomation(api);
}

async function payIn(api: DemoApi, amount: string): Promise<void> {
  const method = await api.sandbox<{ id: string }>('POST', '/payment-methods', {
    number: '4242424242424242',
    expMonth: 12,
    expYear: 2031,
    cvc: '123',
  });
  const before = await api.call<{ count: number }>('GET', '/tenants/billing-history?limit=1');
  await api.call('POST', '/tenants/top-up-account/payment-intent', { amount, paymentMethod: method.id });
  await api.until(
    'the payment',
    () => api.call<{ count: number }>('GET', '/tenants/billing-history?limit=1'),
    (after) => after.count > before.count,
  );
}

/** A card is declined, and nothing paid. */
async function payInVain(api: DemoApi): Promise<void> {
  const method = await api.sandbox<{ id: string }>('POST', '/payment-methods', {
    number: '4000000000000002',
    expMonth: 12,
    expYear: 2031,
    cvc: '123',
  });
  const paying = api.call('POST', '/tenants/top-up-account/payment-intent', {
    amount: '50.00',
    paymentMethod: method.id,
  });
  await paying.then(
    () => Promise.reject(new Error('The card of the demo that is declined was not.')),
    () => undefined,
  );
}
