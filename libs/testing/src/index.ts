export { testPostgres, testDatabase, type TestDatabase } from './test-database.js';
export { eventually, type Patience } from './eventually.js';
export { fixedClock, type FixedClock } from './fixed-clock.js';
export { spawnService, type Service, type ServiceOptions } from './spawn-service.js';
export { seed, seeded, type Seed } from './seed.js';
export { freePort } from './free-port.js';
export { ownKafka, testKafka, type OwnKafka } from './test-kafka.js';
export { ownRedis, testRedis, type OwnRedis } from './test-redis.js';
export { postgresProxy, type Cuts, type PostgresProxy } from './postgres-proxy.js';
