import { setTimeout as pause } from 'node:timers/promises';
import { jest } from '@jest/globals';
import { testKafka } from '@bellbird/testing';
import { brisk, loadKafka } from './connect-kafka.js';

it('an idle connection to Kafka costs next to nothing, and serves many requests at once all the same', async () => {
  const newClient = await loadKafka({ brokers: [await testKafka()] });
  const { kafka, cut } = newClient(brisk);
  const admin = kafka.admin();
  await admin.connect();
  await Promise.all(Array.from({ length: 50 }, () => admin.describeCluster()));
  const timers = jest.spyOn(globalThis, 'setTimeout');
  await pause(1_000);
  const set = timers.mock.calls.length;
  timers.mockRestore();
  await admin.disconnect();
  cut();
  expect(set).toBeLessThan(30);
}, 180_000);
