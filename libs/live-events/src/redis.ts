export { connectRedis, RedisRefuses, type RedisConnection } from './redis/connect-redis.js';
export { redisSettings } from './redis/redis-settings.js';
