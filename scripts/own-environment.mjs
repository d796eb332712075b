/** What a person's shell says of their own Bellbird, by name. */
const settings = [
  'PORT',
  'BIND_ADDRESS',
  'DATABASE_URL',
  'PUBLIC_URL',
  'SHARED_SENDERS',
  'EVENT_BUS',
  'KAFKA_.*',
  'REDIS_URL',
  'S3_.*',
  'BELLBIRD_(?!TEST_).*',
  '\\w+_PROVIDER',
];
const isSetting = new RegExp(`^(?:${settings.join('|')})$`);

/** The environment without the settings of a person's own Bellbird: they must not reach the one that is tested. */
export const withoutSettings = (environment) =>
  Object.fromEntries(Object.entries(environment).filter(([name]) => !isSetting.test(name)));
