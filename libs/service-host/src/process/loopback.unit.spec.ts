import { isLoopback } from './loopback.js';

it.each(['http://localhost:4010', 'http://127.0.0.1', 'https://127.8.9.1:1/x', 'http://[::1]:80', 'http://2130706433'])(
  '%s is of this machine',
  (url) => expect(isLoopback(url)).toBe(true),
);

it.each([
  undefined,
  '',
  'localhost',
  'https://api.twilio.com',
  'http://localhost.evil.example',
  'http://127.0.0.1.evil.example',
  'http://128.0.0.1',
  'http://10.0.0.1',
  'http://user@evil.example#127.0.0.1',
])('%s is not', (url) => expect(isLoopback(url)).toBe(false));
