import type { Tx } from '@bellbird/database';
import type { Micros } from '@bellbird/money';

export interface PriceList {
  id: string;
  key: string;
  name: string;
  version: number;
  currency: string;
  /** Micro-units a part, by country. */
  prices: ReadonlyMap<string, Micros>;
}

/** The list in force of an app service; null where there is no such service. */
export async function readPriceList(tx: Tx, key: string): Promise<PriceList | null> {
  const [row] = await tx.query<{
    id: string;
    key: string;
    name: string;
    version: number;
    currency: string;
    prices: Record<string, string>;
  }>('select id, key, name, version, currency, prices from priced_app_service where key = $1', [key]);
  return row === undefined ? null : { ...row, prices: pricesOf(row.prices) };
}

export function pricesOf(stored: Record<string, string>): Map<string, Micros> {
  return new Map(
    Object.entries(stored)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([country, micros]) => [country, BigInt(micros)]),
  );
}
