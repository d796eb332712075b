import { Product } from './support/product.js';
import { aSmallBusinessTextsItsCustomers } from './support/story.js';

describe('a small business texts its customers', () => {
  let product: Product;

  beforeAll(async () => void (product = await Product.start()), 120_000);
  afterAll(() => product?.stop());

  aSmallBusinessTextsItsCustomers(() => product);
});
