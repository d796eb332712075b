import { openRunFolder } from '@bellbird/testing/run-folder';
import { ApartProduct } from '../support/apart-product.js';
import { Product } from '../support/product.js';

/** Where the workers find the product. */
export const addressVariable = 'BELLBIRD_TEST_PRODUCT';
/** Who runs the platform there. */
export const platformAdmin = { email: 'root@example.com', password: 'Bellbird1!' };

/**
 * One product for the whole run: each start of it costs as much as five tests. It stops when the run ends. With
 * BELLBIRD_TEST_APART=true every part of it is a process of its own, on Kafka, Redis and Postgres.
 */
export default async function startProduct(): Promise<() => Promise<void>> {
  const removeRunFolder = await openRunFolder();
  const product = await (process.env['BELLBIRD_TEST_APART'] === 'true' ? ApartProduct : Product).start({
    // As `npm start` runs it.
    NODE_ENV: 'production',
    BELLBIRD_ADMIN_EMAIL: platformAdmin.email,
    BELLBIRD_ADMIN_PASSWORD: platformAdmin.password,
  });
  process.env[addressVariable] = product.url;
  return async () => {
    await product.stop();
    await removeRunFolder();
  };
}
