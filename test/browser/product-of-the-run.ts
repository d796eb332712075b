import { Product } from '../support/product.js';

/** Where the workers find the product. */
export const addressVariable = 'BELLBIRD_TEST_PRODUCT';

/** One product for the whole run: each start of it costs as much as five tests. It stops when the run ends. */
export default async function startProduct(): Promise<() => Promise<void>> {
  const product = await Product.start();
  process.env[addressVariable] = product.url;
  return () => product.stop();
}
