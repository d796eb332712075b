import { notFound, ProductError } from '@bellbird/errors';
import { IdentityProviderAway, IdentityRefused, type IdentityProvider } from './identity-provider.js';

const words = 'Error with Google authentication.';
const retryAfterSeconds = 5;

/** Whatever is wrong with a log-in with Google: the same words for all of it. */
export const googleFailed = (): ProductError => new ProductError('invalid-code', words);

/** @throws 404 where the provider is off. */
export function assertOn(provider: IdentityProvider | null): asserts provider is IdentityProvider {
  if (provider === null) throw notFound();
}

/** Asks the provider. @throws 400 where it vouches for nobody, 503 where it does not answer; the same words. */
export async function askGoogle<T>(ask: () => Promise<T>): Promise<T> {
  try {
    return await ask();
  } catch (error) {
    if (error instanceof IdentityRefused) throw new ProductError('invalid-code', words, [], {}, { cause: error });
    if (error instanceof IdentityProviderAway)
      throw new ProductError('unavailable', words, [], { retryAfterSeconds }, { cause: error });
    throw error;
  }
}
