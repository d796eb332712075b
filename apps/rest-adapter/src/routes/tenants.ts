import { mutation, query, type GraphRoute } from '../table/route.js';
import { body, listQuery, member, path, textInPath } from '../table/sources.js';

const tag = 'tenants';
const settings = '/tenants/account-settings';

export const tenantRoutes: readonly GraphRoute[] = [
  {
    method: 'GET',
    path: '/tenants/tenant-from-user',
    tag,
    summary: 'See your business',
    description: 'With its flags and account settings. Any member may.',
    operation: query('tenantFromUser'),
  },
  {
    method: 'GET',
    path: '/tenants/flags',
    tag,
    summary: 'See the flags of your business',
    description: 'Named and set by the client.',
    operation: query('tenantFlags'),
  },
  {
    method: 'PUT',
    path: '/tenants/flags',
    tag,
    summary: 'Change the flags of your business',
    description: 'Sets the flags that are given; the others stay. At most 50.',
    operation: mutation('setTenantFlags', { flags: body }),
  },
  {
    method: 'GET',
    path: '/tenants/balance-information',
    tag,
    summary: 'See the balance',
    description: 'balance = prepaid − frozen + monthly: what can be spent. frozen is what running campaigns hold.',
    operation: query('balanceInformation'),
  },
  {
    method: 'GET',
    path: '/tenants/billing-information',
    tag,
    summary: 'See how you pay',
    description: 'Who pays, in which currency, by which card, and what is owed.',
    operation: query('billingInformation'),
  },
  {
    method: 'GET',
    path: '/tenants/billing-history',
    tag,
    summary: 'List top-ups and charges',
    description: 'A line a top-up and one a campaign, newest first.',
    operation: query('billingHistory', { query: listQuery }),
  },
  {
    method: 'GET',
    path: '/tenants/payment-methods',
    tag,
    summary: 'List the saved cards',
    description: 'All of them on one page, as the card provider has them.',
    operation: query('paymentMethods'),
  },
  {
    method: 'POST',
    path: '/tenants/top-up-account/payment-intent',
    tag,
    status: 201,
    summary: 'Top the account up',
    description:
      'From 5.00 to 50,000.00. With a payment method it is confirmed at once; the balance moves when the provider says that it succeeded.',
    operation: mutation('createTopUpPaymentIntent', { input: body }),
    example: { amount: '50.00', paymentMethod: 'pm_card' },
  },
  {
    method: 'POST',
    path: '/tenants/add-credit-card',
    tag,
    status: 201,
    summary: 'Save a card',
    description:
      'paymentMethod is made by the card form. The first card is the one that pays. A card that is declined is 402.',
    operation: mutation('addCreditCard', { paymentMethod: member('paymentMethod') }),
    example: { paymentMethod: 'pm_card' },
  },
  {
    method: 'PUT',
    path: '/tenants/default-payment-method/{id}',
    tag,
    summary: 'Make a card the one that pays',
    description: 'It answers the card.',
    operation: mutation('setDefaultPaymentMethod', { id: textInPath('id') }),
  },
  {
    method: 'DELETE',
    path: '/tenants/payment-method/{id}',
    tag,
    status: 204,
    summary: 'Remove a saved card',
    description: 'Where it was the one that pays, the oldest of the others becomes it.',
    operation: mutation('deletePaymentMethod', { id: textInPath('id') }),
  },
  {
    method: 'GET',
    path: `${settings}/details`,
    tag,
    summary: 'See the account details',
    description: 'Name, address and whereabouts. Schedules and send windows run in timeZone.',
    operation: query('accountSettingsDetails'),
  },
  {
    method: 'PUT',
    path: `${settings}/details`,
    tag,
    summary: 'Change the account details',
    description: 'Changes what is given. With version, an old version is refused with 409.',
    operation: mutation('setAccountSettingsDetails', { input: body }),
    example: { name: 'Corner Cafe', city: 'Newtown', postCode: '2042' },
  },
  {
    method: 'GET',
    path: `${settings}/branding`,
    tag,
    summary: 'See icon, logo and colours',
    description: 'Null where there is none. onPrimary is what can be read on the colour, text the colour as words.',
    operation: query('accountSettingsBranding'),
  },
  {
    method: 'PUT',
    path: `${settings}/branding`,
    tag,
    summary: 'Change icon, logo and colour',
    description: 'Changes what is given; null takes an image away. Images lie below the id of the business.',
    operation: mutation('setAccountSettingsBranding', { input: body }),
    example: { colours: { primary: '#5c24b8' } },
  },
  {
    method: 'GET',
    path: `${settings}/privacy-policy`,
    tag,
    summary: 'See the privacy policy',
    description: 'Its text, or where it is, as Markdown and as HTML that is safe.',
    operation: query('accountSettingsPrivacyPolicy'),
  },
  {
    method: 'PUT',
    path: `${settings}/privacy-policy`,
    tag,
    summary: 'Change the privacy policy',
    description:
      'Changes what is given; each change is a version that stays. With version, an old version is refused with 409. The type url needs an address, generated the answers that it is made of.',
    operation: mutation('setAccountSettingsPrivacyPolicy', { input: body }),
    example: { type: 'inline', content: 'We keep what you give us to ourselves.' },
  },
  {
    method: 'GET',
    path: '/tenants/public/{tenantUuid}',
    tag,
    summary: 'See what everybody may know of a business',
    description: 'Name, images, colours and whether it is open. No log-in; 120 a minute from one address.',
    operation: query('publicProfile', { tenantUuid: textInPath('tenantUuid') }),
  },
  {
    method: 'GET',
    path: '/tenants/privacy-policy/{tenantUuid}',
    tag,
    summary: 'Read the privacy policy of a business',
    description: 'As HTML that is safe, and its source. 404 where none was published. No log-in.',
    operation: query('publicPrivacyPolicy', { tenantUuid: textInPath('tenantUuid') }),
  },
  {
    method: 'GET',
    path: `${settings}/opening-hours`,
    tag,
    summary: 'See the opening hours',
    description: 'In the zone of the business, with what follows for now and the public holidays of twelve months.',
    operation: query('accountSettingsOpeningHours'),
  },
  // Also by the address that it had first.
  ...[`${settings}/opening-hours`, '/tenants/opening-hours'].map((address): GraphRoute => ({
    method: 'PUT',
    path: address,
    tag,
    summary: 'Change the opening hours',
    description:
      'Changes what is given; days of the week that are not named stay. Exceptions beat public holidays, those beat the week. With version, an old version is refused with 409.',
    operation: mutation('setAccountSettingsOpeningHours', { input: body }),
    example: {
      weekly: {
        monday: [
          { from: '07:00', to: '11:30' },
          { from: '12:00', to: '15:30' },
        ],
      },
      publicHolidays: { state: 'NSW', observe: 'closed' },
    },
  })),
];

export const appServiceRoutes: readonly GraphRoute[] = [
  {
    method: 'GET',
    path: '/app-services/by-key/{key}',
    tag: 'app-services',
    summary: 'See an app service and its prices',
    description:
      'By its key, such as sms. A country that is not listed has no price: its people are left out of campaigns.',
    operation: query('appServiceByKey', { key: path('key') }),
  },
];
