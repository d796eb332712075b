import { storageSettings } from './s3-settings.js';

const keys = { S3_ACCESS_KEY_ID: 'id', S3_SECRET_ACCESS_KEY: 'secret' };

it('lead to the folder where nothing else is named, whatever is said of S3', () => {
  expect(storageSettings({ S3_BUCKET: '!' })).toEqual({ s3: null, problems: [] });
  expect(storageSettings({ STORAGE_PROVIDER: 'folder' })).toEqual({ s3: null, problems: [] });
});

it('lead to Amazon in Sydney by a bucket alone, with what the machine may do', () => {
  expect(storageSettings({ STORAGE_PROVIDER: 's3', S3_BUCKET: 'files' })).toEqual({
    s3: { bucket: 'files', region: 'ap-southeast-2' },
    problems: [],
  });
});

it('lead to another store by its address and its keys', () => {
  const env = {
    STORAGE_PROVIDER: 's3',
    S3_BUCKET: 'files',
    S3_REGION: 'auto',
    S3_ENDPOINT: 'https://s3.example:9000/',
    ...keys,
  };
  expect(storageSettings(env)).toEqual({
    s3: {
      bucket: 'files',
      region: 'auto',
      endpoint: 'https://s3.example:9000',
      keys: { accessKeyId: 'id', secretAccessKey: 'secret' },
    },
    problems: [],
  });
});

it.each([
  [{ STORAGE_PROVIDER: 'ftp' }, ['STORAGE_PROVIDER must be one of folder, s3']],
  [{ STORAGE_PROVIDER: 's3' }, ['S3_BUCKET is not set']],
  [{ STORAGE_PROVIDER: 's3', S3_BUCKET: 'My Files' }, ['S3_BUCKET must be the name of a bucket']],
  [
    { STORAGE_PROVIDER: 's3', S3_BUCKET: 'files', S3_ENDPOINT: 'localhost:9000', ...keys },
    ['S3_ENDPOINT must be http(s)://host[:port]'],
  ],
  [
    { STORAGE_PROVIDER: 's3', S3_BUCKET: 'files', S3_ENDPOINT: 'http://localhost:9000/files', ...keys },
    ['S3_ENDPOINT must be http(s)://host[:port]'],
  ],
  [
    { STORAGE_PROVIDER: 's3', S3_BUCKET: 'files', S3_ENDPOINT: 'http://localhost:9000' },
    ['S3_ACCESS_KEY_ID is not set', 'S3_SECRET_ACCESS_KEY is not set'],
  ],
  [{ STORAGE_PROVIDER: 's3', S3_BUCKET: 'files', S3_ACCESS_KEY_ID: 'id' }, ['S3_SECRET_ACCESS_KEY is not set']],
  [{ STORAGE_PROVIDER: 's3', S3_BUCKET: 'files', S3_REGION: 'Sydney!' }, ['S3_REGION must be the name of a region']],
])('are named where they are wrong: %j', (env, problems) => expect(storageSettings(env).problems).toEqual(problems));
