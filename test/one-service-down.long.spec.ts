import { seeded } from '@bellbird/testing';
import { ApartProduct } from './support/apart-product.js';
import { oneServiceDown, parts, type Outage } from './support/one-service-down.js';

const downMs = Number(process.env['DOWN_SECONDS'] ?? 60) * 1_000;
const chosen = parts.filter((part) => process.env['DOWN_PARTS']?.split(',').includes(part) ?? true);
const ways = (process.env['DOWN_HOW']?.split(',') ?? ['paused', 'killed']) as Outage['how'][];

/** Each service in turn is away for DOWN_SECONDS (of DOWN_PARTS, DOWN_HOW: for a run that is shared out). */
describe.each(ways)('one service %s', (how) => {
  let product: ApartProduct;

  beforeAll(
    async () =>
      void (product = await ApartProduct.start({
        BELLBIRD_RESTART: 'true',
        BELLBIRD_RESTART_AFTER_MS: String(how === 'killed' ? downMs : 1_000),
      })),
    330_000,
  );
  afterAll(() => product?.stop(), 60_000);

  it.each(chosen)(
    '%s: the rest is served, and its campaigns end when it is back',
    (part) =>
      seeded(async (seed) => {
        const { asked, slowestMs, convergedMs } = await oneServiceDown(product, { part, how, downMs }, seed);
        console.info(
          `${part} ${how} for ${downMs / 1_000} s: ${asked} asked, slowest answer ${slowestMs} ms, converged ${convergedMs} ms after it was back; 0 lost, 0 twice, 0 stuck, ledger clean`,
        );
      }),
    downMs + 240_000,
  );
});
