import { parseMoney } from '@bellbird/money';

interface Price {
  country: string;
  price: string;
}

/** How many texts of one part to the business's own country a balance pays for; null where the country has no price. */
export function enoughFor(balance: string, prices: readonly Price[], country: string): number | null {
  const price = prices.find((each) => each.country === country)?.price;
  if (price === undefined || parseMoney(price) <= 0n) return null;
  const micros = parseMoney(balance);
  return micros <= 0n ? 0 : Number(micros / parseMoney(price));
}
