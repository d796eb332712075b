import { beforeAll } from '@jest/globals';
import { testKafka } from '@bellbird/testing';
import { eventBusContract } from '../event-bus.contract.js';
import { KafkaBus } from './kafka-bus.js';

let brokers: string;

beforeAll(async () => {
  brokers = await testKafka();
}, 240_000);

eventBusContract('the bus on Kafka', () => KafkaBus.open({ brokers: [brokers], partitions: 8 }));
