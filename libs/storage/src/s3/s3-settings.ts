type Environment = Readonly<Record<string, string | undefined>>;

export interface S3Settings {
  bucket: string;
  /** Sydney unless told: that is where the product keeps its files (spec point 9). */
  region: string;
  /** Another store than Amazon's; browsers must reach it, too: downloads lead there. */
  endpoint?: string;
  /** Left out: what the machine itself may do (a role of the instance or of the service account). */
  keys?: { accessKeyId: string; secretAccessKey: string };
}

/** Reads the settings of the storage: what S3 is to be reached by (null: the folder), and what is wrong with them. */
export function storageSettings(env: Environment): { s3: S3Settings | null; problems: string[] } {
  const problems: string[] = [];
  const text = (name: string): string => env[name]?.trim() ?? '';
  const provider = text('STORAGE_PROVIDER') || 'folder';
  if (!['folder', 's3'].includes(provider)) problems.push('STORAGE_PROVIDER must be one of folder, s3');
  if (provider !== 's3') return { s3: null, problems };

  const bucket = text('S3_BUCKET');
  if (bucket === '') problems.push('S3_BUCKET is not set');
  else if (!/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/.test(bucket)) problems.push('S3_BUCKET must be the name of a bucket');
  const region = text('S3_REGION') || 'ap-southeast-2';
  if (!/^[a-z0-9-]{1,40}$/.test(region)) problems.push('S3_REGION must be the name of a region');
  const endpoint = text('S3_ENDPOINT').replace(/\/$/, '');
  if (endpoint !== '' && !isOrigin(endpoint)) problems.push('S3_ENDPOINT must be http(s)://host[:port]');
  const [accessKeyId, secretAccessKey] = [text('S3_ACCESS_KEY_ID'), text('S3_SECRET_ACCESS_KEY')];
  // A role of the machine is Amazon's; any other store knows us by keys alone.
  const needsKeys = endpoint !== '' || accessKeyId !== '' || secretAccessKey !== '';
  if (needsKeys && accessKeyId === '') problems.push('S3_ACCESS_KEY_ID is not set');
  if (needsKeys && secretAccessKey === '') problems.push('S3_SECRET_ACCESS_KEY is not set');
  return {
    s3: {
      bucket,
      region,
      ...(endpoint !== '' && { endpoint }),
      ...(needsKeys && { keys: { accessKeyId, secretAccessKey } }),
    },
    problems,
  };
}

function isOrigin(text: string): boolean {
  return URL.canParse(text) && ['http:', 'https:'].includes(new URL(text).protocol) && new URL(text).origin === text;
}
