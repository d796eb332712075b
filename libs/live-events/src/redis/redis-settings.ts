type Environment = Readonly<Record<string, string | undefined>>;

/** Reads REDIS_URL: null where it is not set, and what is wrong with it. The URL may hold a password: it is never shown. */
export function redisSettings(env: Environment): { url: string | null; problems: string[] } {
  const url = env['REDIS_URL']?.trim() || null;
  return {
    url,
    problems:
      url === null || isRedisUrl(url)
        ? []
        : ['REDIS_URL must be redis://[user:password@]host[:port][/database], or rediss:// for TLS'],
  };
}

function isRedisUrl(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, hostname, pathname, search, hash } = new URL(text);
  return (
    ['redis:', 'rediss:'].includes(protocol) &&
    hostname !== '' &&
    /^(?:\/\d{0,4})?$/.test(pathname) &&
    search === '' &&
    hash === ''
  );
}

/** host:port/database, without who may use it. */
export function placeOf(url: string): string {
  const { hostname, port } = new URL(url);
  return `${hostname}:${port || '6379'}`;
}

/** Pub/sub knows no databases, so channels and keys carry the number: installations that share a Redis do not meet. */
export function prefixOf(url: string): string {
  return `bellbird:${Number(new URL(url).pathname.slice(1) || 0)}:`;
}
