import { seeded } from '@bellbird/testing';
import { ApartProduct } from './support/apart-product.js';
import { type Cut, powerCut } from './support/power-cuts.js';

const cuts = Number(process.env['POWER_CUTS'] ?? 20);

/** kill -9 of every process at once, Kafka, Redis and Postgres too, POWER_CUTS times over on one data folder. */
describe('power cuts of the product apart', () => {
  let product: ApartProduct;
  const seen: Cut[] = [];

  beforeAll(async () => void (product = await ApartProduct.start({ BELLBIRD_RESTART: 'true' })), 150_000);
  afterAll(() => product?.stop(), 60_000);
  afterAll(() => {
    const most = (of: keyof Cut): number => Math.max(...seen.map((cut) => cut[of]));
    console.info(`${seen.length} power cuts, up to ${most('processes')} processes killed -9 at once: up again in ≤ ${most('upMs')} ms, converged ≤ ${most('convergedMs')} ms after that; 0 lost, 0 twice, 0 stuck, ledger clean`);
  });

  it.each(Array.from({ length: cuts }, (_, n) => n + 1))('cut %i: what was under way ends by itself', () => seeded(async (seed) => void seen.push(await powerCut(product, seed))), 300_000);
});
