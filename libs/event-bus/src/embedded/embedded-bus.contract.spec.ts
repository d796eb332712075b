import { afterAll, beforeAll } from '@jest/globals';
import { testDatabase, type TestDatabase } from '@bellbird/testing';
import { eventBusContract } from '../event-bus.contract.js';
import { EmbeddedBus } from './embedded-bus.js';

let database: TestDatabase;

beforeAll(async () => {
  database = await testDatabase('bus_contract');
});
afterAll(() => database.drop());

eventBusContract('the embedded bus', () => EmbeddedBus.open(database.url));
