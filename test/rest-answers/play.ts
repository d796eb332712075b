import { operationsOf } from '../support/openapi.js';
import type { Product } from '../support/product.js';
import { askAuth, askBusiness, askUser } from './account.js';
import { askCampaigns } from './campaigns.js';
import { askPeople } from './people.js';
import { Recorder, type Recorded } from './recorder.js';
import { outsideTheTable, refusals } from './refusals.js';
import { Story } from './story.js';

/** Asks a product that nobody has used yet all calls, one after another, and answers what it said. */
export async function play(product: Product): Promise<Recorded[]> {
  const recorder = new Recorder(product);
  const refused = await product.signUp({ email: 'refused@example.com', businessName: 'Refused' });
  await refusals(recorder, await operationsOf(product.url), { owner: refused, guest: product.guest() });
  await outsideTheTable(recorder, refused);
  const story = await Story.begin(recorder, product);
  await askAuth(story);
  await askBusiness(story);
  await askPeople(story);
  await askCampaigns(story);
  await askUser(story);
  return recorder.answers;
}
