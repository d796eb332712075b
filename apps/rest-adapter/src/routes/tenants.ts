import { type GraphRoute, mutation, query } from '../table/route.js';
import { body, listQuery, member, path, textInPath } from '../table/sources.js';
import { resourceRoutes } from './resource-routes.js';

const tag = 'tenants';
const settings = '/tenants/account-settings';

export const tenantRoutes: readonly GraphRoute[] = [
  { method: 'GET', path: '/tenants/tenant-from-user', tag, summary: 'See your business', operation: query('tenantFromUser') },
  { method: 'GET', path: '/tenants/flags', tag, summary: 'See the flags of your business', operation: query('tenantFlags') },
  { method: 'PUT', path: '/tenants/flags', tag, summary: 'Change the flags of your business', operation: mutation('setTenantFlags', { flags: body }) },
  { method: 'GET', path: '/tenants/balance-information', tag, summary: 'See the balance', operation: query('balanceInformation') },
  { method: 'GET', path: '/tenants/billing-information', tag, summary: 'See how you pay', operation: query('billingInformation') },
  { method: 'GET', path: '/tenants/billing-history', tag, summary: 'List top-ups and charges', operation: query('billingHistory', { query: listQuery }) },
  { method: 'GET', path: '/tenants/payment-methods', tag, summary: 'List the saved cards', operation: query('paymentMethods') },
  {
    method: 'POST', path: '/tenants/top-up-account/payment-intent', tag, status: 201, summary: 'Top the account up', description: 'From 5.00 to 50,000.00. With a payment method it is confirmed at once; the balance moves when the provider says that it succeeded.',
    operation: mutation('createTopUpPaymentIntent', { input: body }), example: { amount: '50.00', paymentMethod: 'pm_card' },
  },
  { method: 'POST', path: '/tenants/add-credit-card', tag, status: 201, summary: 'Save a card', operation: mutation('addCreditCard', { paymentMethod: member('paymentMethod') }), example: { paymentMethod: 'pm_card' } },
  { method: 'PUT', path: '/tenants/default-payment-method/{id}', tag, summary: 'Make a card the one that pays', operation: mutation('setDefaultPaymentMethod', { id: textInPath('id') }) },
  { method: 'DELETE', path: '/tenants/payment-method/{id}', tag, status: 204, summary: 'Remove a saved card', operation: mutation('deletePaymentMethod', { id: textInPath('id') }) },
  { method: 'GET', path: `${settings}/details`, tag, summary: 'See the account details', operation: query('accountSettingsDetails') },
  { method: 'PUT', path: `${settings}/details`, tag, summary: 'Change the account details', operation: mutation('setAccountSettingsDetails', { input: body }), example: { name: 'Corner Cafe', city: 'Newtown', postCode: '2042' } },
  { method: 'GET', path: `${settings}/branding`, tag, summary: 'See icon and logo', operation: query('accountSettingsBranding') },
  { method: 'PUT', path: `${settings}/branding`, tag, summary: 'Change icon and logo', operation: mutation('setAccountSettingsBranding', { input: body }) },
  { method: 'GET', path: `${settings}/privacy-policy`, tag, summary: 'See the privacy policy', operation: query('accountSettingsPrivacyPolicy') },
  { method: 'PUT', path: `${settings}/privacy-policy`, tag, summary: 'Change the privacy policy', operation: mutation('setAccountSettingsPrivacyPolicy', { input: body }), example: { type: 'inline', content: 'We keep what you give us to ourselves.' } },
];

export const appServiceRoutes: readonly GraphRoute[] = [
  ...resourceRoutes({ base: 'app-services', one: 'appService', many: 'appServices', words: ['app service', 'app services'], verbs: ['list', 'get', 'count'] }),
  { method: 'GET', path: '/app-services/by-key/{key}', tag: 'app-services', summary: 'See an app service and its prices', operation: query('appServiceByKey', { key: path('key') }) },
];
