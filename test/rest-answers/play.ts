import { Client } from '../support/client.js';
import { operationsOf } from '../support/openapi.js';
import type { Product, RunningProduct } from '../support/product.js';
import { askAuth, askBusiness, askUser } from './account.js';
import { askCampaigns } from './campaigns.js';
import { askPeople } from './people.js';
import { askPlatform } from './platform.js';
import { askQueue } from './queue.js';
import { Recorder, type Recorded } from './recorder.js';
import { outsideTheTable, refusals } from './refusals.js';
import { askResults } from './results.js';
import { askStaff } from './staff.js';
import { Story } from './story.js';

/** Asks a product that nobody has used yet all calls, one after another, and answers what it said. */
export async function play(product: Product): Promise<Recorded[]> {
  const recorder = new Recorder(product);
  const admin = await platformsAdmin(product);
  const refused = await product.signUp({ email: 'refused@example.com', businessName: 'Refused' });
  await refusals(recorder, await operationsOf(product.url), { owner: refused, admin, guest: product.guest() });
  await outsideTheTable(recorder, refused);
  const story = await Story.begin(recorder, product);
  await askAuth(story);
  await askBusiness(story);
  await askPeople(story);
  await askCampaigns(story);
  await askResults(story);
  await askQueue(story);
  await askStaff(story);
  await askPlatform(story, admin);
  await askUser(story);
  return recorder.answers;
}

/** What the product is started with, so that the platform has an admin. */
export const adminSettings = { BELLBIRD_ADMIN_EMAIL: 'root@example.com', BELLBIRD_ADMIN_PASSWORD: 'Bellbird1!' };

async function platformsAdmin(product: RunningProduct): Promise<Client> {
  const { BELLBIRD_ADMIN_EMAIL: email, BELLBIRD_ADMIN_PASSWORD: password } = adminSettings;
  const authorization = `Basic ${Buffer.from(`${email}:${password}`).toString('base64')}`;
  const { body } = await product
    .guest()
    .ask<{ accessToken: string }>('POST', '/auth/sign-in', undefined, { authorization });
  return new Client(product.url, body.accessToken, email);
}
