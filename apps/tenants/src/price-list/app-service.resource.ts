import { formatUnitPrice } from '@bellbird/money';
import { defineResource, object, text } from '@bellbird/resource-kit';
import { pricesOf } from './price-list.js';

interface CountryPrice {
  country: string;
  price: string;
}

/** A price list as it is shown: six decimals, never rounded. */
export function shownPrices(stored: Record<string, string>): CountryPrice[] {
  return [...pricesOf(stored)].map(([country, micros]) => ({ country, price: formatUnitPrice(micros) }));
}

/** What the platform sells; the same for everybody, read only. */
export const appService = defineResource(
  'AppService',
  {
    key: text({ about: 'Such as sms', required: true }),
    name: text({ required: true }),
    currency: text({ required: true, filter: false }),
    prices: object<CountryPrice[]>()('[CountryPrice!]', {
      read: (stored) => shownPrices(stored as Record<string, string>),
    }),
  },
  {
    about: 'What the platform sells',
    rest: { about: 'What the platform sells, and its prices by country.', without: ['count-with-filters'] },
    usual: { version: 'unfiltered' },
    table: 'priced_app_service',
    tenantColumn: null,
    entity: false,
    verbs: ['list', 'get', 'count', 'count-with-filters'],
    access: { read: 'user' },
  },
);
