export { connectRedis, RedisRefuses, type RedisConnection } from './redis/connect-redis.js';
export { prefixOf as redisPrefix, redisSettings } from './redis/redis-settings.js';
