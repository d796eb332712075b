/** @jest-environment ./apps/web/src/testing/browser-environment.mjs */
import { ApolloClient, ApolloLink, InMemoryCache, Observable } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter, Link, RouterProvider } from 'react-router-dom';
import { type Permission } from '../../lib/session/session';
import { logIn } from '../../testing/log-in';
import { saveBarTexts } from '../../ui/form/save-bar.texts';
import { ThemeProvider } from '../../ui/theme/theme-provider';
import { Component as BrandingPage } from './branding/branding-page';
import { Component as DetailsPage } from './details/details-page';
import { Component as OpeningHoursPage } from './opening-hours/opening-hours-page';
import { Component as PoliciesPage } from './policies/policies-page';
import { Component as SettingsPage } from './settings/settings-page';

const details = {
  __typename: 'AccountSettingsDetails',
  name: 'Corner Café',
  email: 'mia@example.com',
  country: 'AU',
  state: 'NSW',
  city: 'Newtown',
  address: '',
  postCode: '2042',
  website: '',
  timeZone: 'Australia/Sydney',
  abn: '',
  phone: '',
  version: 4,
};
const worn = { __typename: 'AccountSettingsBranding', icon: null, logo: null };
let colours: object = { __typename: 'BrandColours', primary: null, onPrimary: '#ffffff', text: '#5c24b8' };
const stretch = (from: string, to: string) => ({ __typename: 'HoursStretch', from, to });
const hours = {
  __typename: 'AccountSettingsOpeningHours',
  weekly: {
    __typename: 'WeeklyHours',
    monday: [stretch('07:00', '15:30')],
    tuesday: [],
    wednesday: [],
    thursday: [],
    friday: [],
    saturday: [],
    sunday: [],
  },
  exceptions: [],
  publicHolidays: { __typename: 'HolidayHours', state: 'NSW', observe: 'closed', hours: [] },
  timeZone: 'Australia/Sydney',
  openNow: false,
  nextChange: null,
  upcoming: [
    { __typename: 'UpcomingHoliday', date: '2026-12-25', name: 'Christmas Day', effect: 'closed', confirmed: true },
  ],
  version: 2,
};

const policy = {
  __typename: 'AccountSettingsPrivacyPolicy',
  type: 'inline',
  content: '# We keep little',
  url: '',
  generated: null as object | null,
  rendered: '<h1>We keep little</h1>',
  version: 3,
  publishedAt: '2026-11-12T01:00:00.000Z' as string | null,
};
const setting = (id: string, key: string, value: string) => ({
  __typename: 'BusinessSetting',
  id,
  key,
  value,
  version: 1,
});
const settings = [
  setting('s1', 'lock-after-minutes', '0'),
  setting('s2', 'two-factor-required', 'false'),
  setting('s3', 'confirm-send-above', '100.00'),
];
const preferences = [
  { __typename: 'NotificationPreference', type: 'inbound-sms', inApp: true, email: 'daily', isFixed: false },
  { __typename: 'NotificationPreference', type: 'security', inApp: true, email: 'instant', isFixed: true },
  { __typename: 'NotificationPreference', type: 'of-tomorrow', inApp: true, email: 'instant', isFixed: false },
];

let overview: object | null = null;
let asked: { name: string; variables: Record<string, unknown> }[] = [];
let refusal: { message: string; [more: string]: unknown } | null = null;
/** The graph as far as the account goes. */
const link = new ApolloLink(
  ({ operationName, variables }) =>
    new Observable((observer) => {
      asked.push({ name: operationName ?? '', variables });
      const input = (variables['input'] ?? {}) as Record<string, unknown>;
      const row = (variables['row'] ?? {}) as Record<string, unknown>;
      if (operationName === 'SaveBranding') colours = { ...colours, ...(input['colours'] as object) };
      const answers: Record<string, object> = {
        AccountDetailsPage: { accountSettingsDetails: { ...details, ...(refusal && { city: 'Theirs', version: 9 }) } },
        SaveAccountDetails: { setAccountSettingsDetails: { ...details, ...input, version: 5 } },
        BrandingPage: { accountSettingsBranding: { ...worn, colours } },
        SaveBranding: { setAccountSettingsBranding: { ...worn, colours } },
        PoliciesPage: { tenantFromUser: { __typename: 'Tenant', id: 't1' }, accountSettingsPrivacyPolicy: policy },
        PublishPolicy: { setAccountSettingsPrivacyPolicy: { ...policy, ...input, version: 4 } },
        AccountOverview: overview ?? {
          accountSettingsDetails: details,
          accountSettingsBranding: { ...worn, colours },
          accountSettingsPrivacyPolicy: policy,
          accountSettingsOpeningHours: hours,
        },
        SettingsPage: { businessSettings: { __typename: 'BusinessSettingList', data: settings } },
        NotificationSettings: {
          notificationPreferences: { __typename: 'NotificationPreferences', data: preferences },
        },
        SaveNotificationSetting: {
          updateNotificationPreferences: {
            __typename: 'NotificationPreferences',
            data: preferences.map((each) => ({ ...each, ...(each.type === row.type && row) })),
          },
        },
        SaveBusinessSetting: { updateBusinessSetting: { ...settings[0], value: String(input['value']), version: 2 } },
        CreateFile: {
          createFile: {
            __typename: 'FileUpload',
            id: 'f1',
            bucketPath: 't1/files/f1.png',
            uploadUrl: 'http://elsewhere.example/files/t1/files/f1.png?signature=x',
          },
        },
        CompleteFile: { completeFile: { __typename: 'StoredFile', id: 'f1' } },
        OpeningHoursPage: { accountSettingsOpeningHours: hours },
        SaveOpeningHours: { setAccountSettingsOpeningHours: { ...hours, version: 3 } },
        AccessHolders: { permissionHolders: { __typename: 'Holders', data: [] } },
      };
      const isRefused = refusal !== null && /^(Save|Publish)/.test(operationName ?? '');
      observer.next(
        isRefused
          ? { data: null, errors: [{ message: refusal?.message ?? '', extensions: refusal }] }
          : { data: answers[operationName ?? ''] ?? {} },
      );
      observer.complete();
    }) as never,
);
const saved = () => asked.filter(({ name }) => /^(Save|Publish)/.test(name)).map(({ variables }) => variables['input']);

const pages = {
  details: DetailsPage,
  branding: BrandingPage,
  hours: OpeningHoursPage,
  policies: PoliciesPage,
  settings: SettingsPage,
};
function open(page: keyof typeof pages, permissions: Permission[] = ['owner']): void {
  logIn({ permissions, twoFactor: false });
  const Page = pages[page];
  const router = createMemoryRouter(
    [
      {
        path: '/account',
        element: (
          <>
            <Page />
            <Link to="/home">Away</Link>
          </>
        ),
      },
      { path: '*', element: <p>Elsewhere</p> },
    ],
    { initialEntries: ['/account'] },
  );
  render(
    <ThemeProvider>
      <ApolloProvider client={new ApolloClient({ link, cache: new InMemoryCache() })}>
        <RouterProvider router={router} />
      </ApolloProvider>
    </ThemeProvider>,
  );
}
beforeEach(() => {
  overview = null;
  asked = [];
  refusal = null;
});
afterEach(() => {
  cleanup();
  localStorage.clear();
});
const type = (label: string, value: string): void =>
  void fireEvent.change(screen.getByLabelText(label), { target: { value } });
const press = (name: string | RegExp): void => void fireEvent.click(screen.getByRole('button', { name }));

describe('account details', () => {
  it('show what is known, save what changed alone, and the bar goes', async () => {
    open('details');
    expect(await screen.findByDisplayValue('Newtown')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
    type('City or suburboptional', 'Marrickville');
    press('Save');
    await waitFor(() => expect(saved()).toEqual([{ city: 'Marrickville', version: 4 }]));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Save' })).toBeNull());
  });

  it('go back to what was saved, and ask once before leaving', async () => {
    open('details');
    await screen.findByDisplayValue('Newtown');
    type('City or suburboptional', 'Perth');
    press('Discard');
    expect(screen.getByDisplayValue('Newtown')).toBeTruthy();
    type('City or suburboptional', 'Perth');
    fireEvent.click(screen.getByText('Away'));
    expect(await screen.findByText('Leave without saving?')).toBeTruthy();
    press('Keep');
    expect(screen.queryByText('Elsewhere')).toBeNull();
    await waitFor(() => expect(screen.queryByText('Leave without saving?')).toBeNull());
    fireEvent.click(screen.getByText('Away'));
    await screen.findByText('Leave without saving?');
    press('Leave');
    expect(await screen.findByText('Elsewhere')).toBeTruthy();
  });

  it('say at the field what the server refuses', async () => {
    open('details');
    await screen.findByDisplayValue('Newtown');
    refusal = {
      code: 'invalid-input',
      statusCode: 400,
      title: 'Invalid input',
      message: 'Give the eleven digits of the ABN.',
      fields: [{ field: 'abn', message: 'Give the eleven digits of the ABN.' }],
    };
    type('ABNoptional', '123');
    press('Save');
    expect(await screen.findByText('Give the eleven digits of the ABN.')).toBeTruthy();
  });

  it('take in what somebody else saved meanwhile, under what was typed, and are saved over that', async () => {
    open('details');
    await screen.findByDisplayValue('Newtown');
    refusal = { code: 'version-conflict', statusCode: 409, title: 'Conflict', message: 'Load it again.' };
    type('Postcodeoptional', '2204');
    press('Save');
    expect(await screen.findByDisplayValue('Theirs')).toBeTruthy();
    expect(screen.getByText(saveBarTexts.overtaken)).toBeTruthy();
    refusal = null;
    press('Save');
    await waitFor(() => expect(saved().at(-1)).toEqual({ postCode: '2204', version: 9 }));
  });

  it('are read only to who may not change them, who can ask', async () => {
    open('details', ['campaign-editor']);
    expect(await screen.findByText(/Only an owner, administrator or Business Editor can change this/)).toBeTruthy();
    expect(await screen.findByRole('button', { name: 'Ask for access' })).toBeTruthy();
    expect((screen.getByLabelText('Business name') as HTMLInputElement).closest('fieldset')?.disabled).toBe(true);
  });
});

describe('branding', () => {
  it('shows the colour at work, and saves Bellbird’s own as none', async () => {
    open('branding');
    fireEvent.click(await screen.findByLabelText('Green'));
    press('Save');
    await waitFor(() => expect(saved()).toEqual([{ colours: { primary: '#0b6e4f' } }]));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Save' })).toBeNull());
    fireEvent.click(screen.getByRole('button', { name: 'Use Bellbird’s colour' }));
    press('Save');
    await waitFor(() => expect(saved()[1]).toEqual({ colours: { primary: null } }));
  });
});

describe('icon and logo', () => {
  it('take pictures alone', async () => {
    open('branding');
    await screen.findByLabelText('Green');
    fireEvent.change(screen.getByLabelText('Logo'), {
      target: { files: [new File(['x'], 'x.pdf', { type: 'application/pdf' })] },
    });
    expect(screen.getByRole('alert').textContent).toBe('Choose a PNG, JPEG, WebP or GIF.');
    expect(asked.map(({ name }) => name)).not.toContain('CreateFile');
  });
});

describe('the privacy policy', () => {
  it('is written, shown as customers read it, and published with what changed', async () => {
    open('policies');
    expect(await screen.findByRole('heading', { name: 'We keep little' })).toBeTruthy();
    expect(screen.getByText('Last changed 12-11-2026')).toBeTruthy();
    fireEvent.change(screen.getByLabelText('Text'), { target: { value: '# We keep less' } });
    press('Save');
    await waitFor(() => expect(saved()).toEqual([{ type: 'inline', content: '# We keep less' }]));
  });

  it('is made of answers, and says what is missing at its question', async () => {
    open('policies');
    fireEvent.click(await screen.findByRole('radio', { name: /Make one for me/ }));
    expect(screen.getByText(/This is a start, not legal advice/)).toBeTruthy();
    fireEvent.click(screen.getByLabelText('Birthdays'));
    refusal = {
      code: 'invalid-input',
      statusCode: 400,
      title: 'Invalid input',
      message: 'Invalid email.',
      fields: [{ field: 'generated.contactEmail', message: 'Invalid email.' }],
    };
    press('Save');
    expect(await screen.findByText('Invalid email.')).toBeTruthy();
    expect(saved()[0]).toMatchObject({
      type: 'generated',
      generated: { collects: ['name', 'phone', 'birthday'], purposes: ['service-messages', 'marketing'] },
    });
  });

  it('has an address to copy and a picture of it, also for who may not change it', async () => {
    const written: string[] = [];
    Object.assign(navigator, { clipboard: { writeText: async (text: string) => void written.push(text) } });
    open('policies', []);
    const link = await screen.findByRole('link', { name: /\/privacy-policy\// });
    press('Copy');
    expect(await screen.findByRole('button', { name: 'Copied' })).toBeTruthy();
    expect(written).toEqual([link.textContent]);
    const picture = await screen.findByRole('img', { name: 'A QR code that opens your privacy policy' });
    expect(picture.querySelector('path')?.getAttribute('d')).toMatch(/^M/);
    const save = screen.getByRole('button', { name: 'Save as a picture' });
    expect([save, screen.getByLabelText('Text')].map((each) => each.matches(':disabled'))).toEqual([false, true]);
  });

  it('is linked to where it is elsewhere', async () => {
    open('policies');
    fireEvent.click(await screen.findByRole('radio', { name: /Link to it/ }));
    fireEvent.change(screen.getByLabelText('Address of the policy'), { target: { value: ' https://example.com/p ' } });
    press('Save');
    await waitFor(() => expect(saved()).toEqual([{ type: 'url', url: 'https://example.com/p' }]));
  });
});

describe('the account on a phone', () => {
  const desk = globalThis.matchMedia;
  afterEach(() => {
    globalThis.matchMedia = desk;
  });
  const onPhone = (): void => {
    globalThis.matchMedia = ((query: string) => ({ ...desk(query), matches: /max-width/.test(query) })) as never;
  };
  const rows = async () =>
    Object.fromEntries(
      [...(await screen.findByRole('navigation', { name: 'Parts of the account' })).querySelectorAll('a')].map(
        (link) => [link.getAttribute('href'), link.textContent],
      ),
    );

  it('lists its parts with how each stands', async () => {
    onPhone();
    open('details');
    await waitFor(async () =>
      expect(await rows()).toEqual({
        '/account/details': 'DetailsCorner Café',
        '/account/branding': expect.stringMatching(/^Branding(Icon|Logo|No icon)/),
        '/account/policies': 'Privacy policyLast changed 12-11-2026',
        '/account/opening-hours': expect.stringMatching(/^Opening hours(Open|Closed) now/),
        '/account/security': 'SecurityTwo-factor: off',
        '/account/settings': 'SettingsMatch device',
      }),
    );
  });

  it('keeps the way to a part of which nothing is known, and is the details on a desk', async () => {
    onPhone();
    overview = {};
    open('details');
    await waitFor(async () => expect((await rows())['/account/policies']).toBe('Privacy policy'));
    cleanup();
    globalThis.matchMedia = desk;
    open('details');
    expect(await screen.findByLabelText('Business name')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Details' }).getAttribute('aria-current')).toBe('page');
  });
});

describe('settings', () => {
  it('count as soon as they are chosen, and say why they cannot', async () => {
    open('settings');
    fireEvent.change(await screen.findByLabelText('Lock the screen'), { target: { value: '15' } });
    await waitFor(() => expect(saved()).toEqual([{ value: '15', version: 1 }]));
    refusal = {
      code: 'wrong-state',
      statusCode: 409,
      title: 'Bad request',
      message: 'Turn on your own second step first.',
    };
    await act(async () => fireEvent.click(screen.getByRole('switch', { name: 'Two-factor for everyone' })));
    expect(await screen.findByText('Turn on your own second step first.')).toBeTruthy();
    fireEvent.click(screen.getByRole('radio', { name: 'Dark' }));
    expect(document.documentElement.classList.contains('dark')).toBe(true);
    fireEvent.click(screen.getByRole('radio', { name: 'Match device' }));
  });

  it('take the amount above which a price is typed as people write it, once one leaves the field', async () => {
    open('settings');
    const field = await screen.findByLabelText('Confirm campaigns above, $');
    const type = (value: string): void => {
      fireEvent.change(field, { target: { value } });
      fireEvent.blur(field);
    };
    type('a lot');
    expect(await screen.findByText('Enter an amount, such as 100.00.')).toBeTruthy();
    type('100');
    expect(saved()).toEqual([]);
    type('$1,250.5');
    await waitFor(() => expect(saved()).toEqual([{ value: '1250.50', version: 1 }]));
  });

  it('of what one is told count as soon as they are chosen, and say why what is fixed is so', async () => {
    open('settings', []);
    const inBellbird = await screen.findByRole<HTMLInputElement>('switch', { name: 'A customer replied: in Bellbird' });
    const email = screen.getByLabelText<HTMLSelectElement>('A customer replied: email');
    expect([inBellbird.checked, email.value]).toEqual([true, 'daily']);
    await act(async () => fireEvent.click(inBellbird));
    await waitFor(() => expect(inBellbird.checked).toBe(false));
    expect(asked.at(-1)?.variables).toEqual({ row: { type: 'inbound-sms', inApp: false } });
    await act(async () => fireEvent.change(email, { target: { value: 'instant' } }));
    await waitFor(() => expect(asked.at(-1)?.variables).toEqual({ row: { type: 'inbound-sms', email: 'instant' } }));
    expect(screen.getByText('The security of your account')).toBeTruthy();
    expect(screen.getByText('Always on: it keeps your account safe.')).toBeTruthy();
    expect(screen.queryByText('of-tomorrow')).toBeNull();
  });

  it('leave the second step to owners, and all of them to who may change them', async () => {
    open('settings', ['administrator']);
    expect(await screen.findByText('Only an owner can change this.')).toBeTruthy();
    cleanup();
    open('settings', ['campaign-editor']);
    expect(await screen.findByRole('button', { name: 'Ask for access' })).toBeTruthy();
  });
});

describe('opening hours', () => {
  it('open a day, take a break, copy a day to all, and save', async () => {
    open('hours');
    fireEvent.click(await screen.findByRole('switch', { name: 'Open on Tuesday' }));
    press('Add a break on Monday');
    await act(async () => press('Copy the hours of Monday to every other day'));
    press('Save');
    const both = [
      { from: '07:00', to: '15:30' },
      { from: '16:00', to: '18:00' },
    ];
    await waitFor(() =>
      expect(saved()).toMatchObject([{ weekly: { monday: both, tuesday: both, sunday: both }, version: 2 }]),
    );
  });

  it('say a mistake at its day, and what happens on each holiday', async () => {
    open('hours');
    await screen.findByRole('switch', { name: 'Open on Monday' });
    expect(await screen.findByText('Friday, 25-12-2026')).toBeTruthy();
    refusal = {
      code: 'invalid-input',
      statusCode: 400,
      title: 'Invalid input',
      message: 'This overlaps with the hours before it.',
      fields: [{ field: 'weekly.monday[1].from', message: 'This overlaps with the hours before it.' }],
    };
    press('Add a break on Monday');
    press('Save');
    expect(await screen.findByText('This overlaps with the hours before it.')).toBeTruthy();
    expect(screen.getAllByLabelText('Monday, from')[1]!.getAttribute('aria-invalid')).toBe('true');
  });
});
