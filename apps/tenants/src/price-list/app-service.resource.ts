import { formatUnitPrice } from '@bellbird/money';
import { defineResource, field } from '@bellbird/resource-kit';
import { pricesOf } from './price-list.js';

export interface AppServiceOut {
  id: string;
  key: string;
  name: string;
  currency: string;
  prices: { country: string; price: string }[];
  version: number;
  createdAt: Date;
  updatedAt: Date;
}

/** A price list as it is shown: six decimals, never rounded. */
export function shownPrices(stored: Record<string, string>): { country: string; price: string }[] {
  return [...pricesOf(stored)].map(([country, micros]) => ({ country, price: formatUnitPrice(micros) }));
}

/** What the platform sells; the same for everybody, read only. */
export const appService = defineResource<AppServiceOut>({
  type: 'AppService',
  one: 'appService',
  many: 'appServices',
  table: 'priced_app_service',
  tenantColumn: null,
  verbs: ['list', 'get', 'count', 'count-with-filters'],
  access: { read: 'user' },
  fields: {
    id: field.id(),
    key: field.text({ column: 'key', required: true }),
    name: field.text({ column: 'name', required: true }),
    createdAt: field.date({ column: 'created_at', required: true }),
    updatedAt: field.date({ column: 'updated_at', required: true }),
  },
  select: {
    id: 't.id',
    key: 't.key',
    name: 't.name',
    currency: 't.currency',
    prices: 't.prices',
    version: 't.version',
    createdAt: 't.created_at',
    updatedAt: 't.updated_at',
  },
  toOut: (row) => ({
    ...(row as unknown as AppServiceOut),
    prices: shownPrices(row['prices'] as Record<string, string>),
  }),
});
