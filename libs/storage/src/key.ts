/** A key that no storage takes. Keys are made by our own code, so this is a fault, not bad input. */
export class InvalidKey extends Error {
  override readonly name = 'InvalidKey';
}

const tenant = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;
const part = /^[A-Za-z0-9_-][A-Za-z0-9._-]{0,127}$/;
const mostParts = 8;

/**
 * Answers the key if it is `<tenantId>/<part>/…`: the tenant's UUID in lower case, then one to seven parts of at most
 * 128 letters, digits, `_`, `-` and `.`, none of them beginning with a dot. So no key leaves its tenant's folder.
 */
export function checkKey(key: string): string {
  const [first = '', ...rest] = key.split('/');
  const good =
    tenant.test(first) && rest.length > 0 && rest.length < mostParts && rest.every((word) => part.test(word));
  if (!good) throw new InvalidKey(`Not a storage key: ${JSON.stringify(key.slice(0, 200))}`);
  return key;
}
