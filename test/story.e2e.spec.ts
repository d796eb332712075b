import { theStoryIsOneTrace } from './support/one-trace.js';
import { OtlpReceiver } from './support/otlp-receiver.js';
import { Product } from './support/product.js';
import { aSmallBusinessTextsItsCustomers } from './support/story.js';

describe('a small business texts its customers', () => {
  let product: Product;
  let receiver: OtlpReceiver;

  beforeAll(async () => {
    receiver = await OtlpReceiver.start();
    product = await Product.start(receiver.settings);
  }, 120_000);
  afterAll(async () => {
    await product?.stop();
    await receiver?.stop();
  });

  aSmallBusinessTextsItsCustomers(() => product);

  describe('and whoever looks at its traces', () => theStoryIsOneTrace(() => receiver, 3));
});
