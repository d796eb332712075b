import { setTimeout as pause } from 'node:timers/promises';
import { jest } from '@jest/globals';
import { eventually, testKafka } from '@bellbird/testing';
import { brisk, loadKafka } from '../connect-kafka.js';

it('an idle connection to Kafka costs next to nothing, and serves many requests at once all the same', async () => {
  const newClient = await loadKafka({ brokers: [await testKafka()] });
  const { kafka, cut } = newClient(brisk);
  const admin = kafka.admin();
  await admin.connect();
  await Promise.all(Array.from({ length: 50 }, () => admin.describeCluster()));
  const timers = jest.spyOn(globalThis, 'setTimeout');
  const began = performance.now();
  await pause(1_000);
  const set = timers.mock.calls.length;
  const seconds = (performance.now() - began) / 1_000;
  timers.mockRestore();
  await admin.disconnect();
  cut();
  expect(set).toBeLessThan(30 * seconds);
}, 180_000);

it('a connection to Kafka that was cut leaves no timer behind', async () => {
  const newClient = await loadKafka({ brokers: [await testKafka()] });
  const [set, cleared] = [jest.spyOn(globalThis, 'setInterval'), jest.spyOn(globalThis, 'clearInterval')];
  const { kafka, cut } = newClient(brisk);
  await kafka.admin().connect();
  const timers = set.mock.results.map(({ value }) => value as NodeJS.Timeout);
  expect(timers.length).toBeGreaterThan(0);
  cut();
  await eventually(() => expect(timers.every((timer) => cleared.mock.calls.flat().includes(timer))).toBe(true));
  jest.restoreAllMocks();
}, 180_000);
