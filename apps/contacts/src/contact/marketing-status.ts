/** In the order of the words, which is the order they are sorted in; the figure is what is stored. */
export const statusCodes = { subscribed: 1, 'transactional-only': 2, unsubscribed: 3 } as const;
export type MarketingStatus = keyof typeof statusCodes;
export const marketingStatuses = Object.keys(statusCodes) as MarketingStatus[];

const words = new Map<number, MarketingStatus>(marketingStatuses.map((word) => [statusCodes[word], word]));

export function statusWord(code: number): MarketingStatus {
  const word = words.get(code);
  if (word === undefined) throw new Error(`No marketing status has the code ${code}.`);
  return word;
}

export function isMarketingStatus(value: unknown): value is MarketingStatus {
  return typeof value === 'string' && Object.hasOwn(statusCodes, value);
}
