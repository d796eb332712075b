import { signedByTwilio, signedOrigins, twilioSignature } from './twilio-signature.js';

const parameters = (over: Record<string, string> = {}) =>
  new URLSearchParams({
    CallSid: 'CA1234567890ABCDE',
    Caller: '+14158675310',
    Digits: '1234',
    From: '+14158675310',
    To: '+18005551212',
    ...over,
  });
const address = 'https://example.com/myapp.php?foo=1&bar=2';
const documented = 'L/OH5YylLD5NRKLltdqwSvS0BnU=';

it('makes the signature of Twilio’s documentation', () => {
  expect(twilioSignature('12345', address, parameters())).toBe(documented);
});

it('makes those of the tests of Twilio’s own libraries', () => {
  const older = parameters({ Caller: '+14158675309', From: '+14158675309' });
  expect(twilioSignature('12345', 'https://mycompany.com/myapp.php?foo=1&bar=2', older)).toBe(
    'RSOYDt4T1cUTdK1PDd93/VVr8B8=',
  );
  expect(twilioSignature('12345', 'https://mycompany.com:443/myapp.php?foo=1&bar=2', older)).toBe(
    'kvajT1Ptam85bY51eRf/AJRuM3w=',
  );
  const repeated = new URLSearchParams([
    ['Sid', 'CA123'],
    ['SidAccount', 'AC123'],
    ['Digits', '5678'],
    ['Digits', '1234'],
    ['Digits', '1234'],
  ]);
  expect(twilioSignature('12345', 'https://mycompany.com/myapp.php?foo=1&bar=2', repeated)).toBe(
    'IK+Dwps556ElfBT0I3Rgjkr1wJU=',
  );
});

it('does not care for the order in which parameters come', () => {
  expect(signedByTwilio('12345', [address], new URLSearchParams([...parameters()].reverse()), documented)).toBe(true);
});

it.each([
  ['another token', '12346', address, parameters(), documented],
  ['another address', '12345', `${address}&x=1`, parameters(), documented],
  ['another value', '12345', address, parameters({ Digits: '1235' }), documented],
  ['a parameter more', '12345', address, parameters({ Body: 'STOP' }), documented],
  [
    'a parameter twice, with another value',
    '12345',
    address,
    new URLSearchParams([...parameters(), ['Digits', '9']]),
    documented,
  ],
  ['no signature', '12345', address, parameters(), undefined],
  ['an empty one', '12345', address, parameters(), ''],
  ['the start of it', '12345', address, parameters(), documented.slice(0, 27)],
  ['more than it', '12345', address, parameters(), `${documented}=`],
  ['one of another alphabet, as long', '12345', address, parameters(), 'é'.repeat(28)],
])('refuses %s', (_what, token, called, said, signature) => {
  expect(signedByTwilio(token, [called], said, signature)).toBe(false);
});

it.each([
  ['https://text.example', ['https://text.example', 'https://text.example:443']],
  ['http://text.example', ['http://text.example', 'http://text.example:80']],
  ['https://text.example:8443', ['https://text.example:8443', 'https://text.example']],
  ['https://text.example/bellbird', ['https://text.example/bellbird', 'https://text.example:443/bellbird']],
])('%s may be signed as %j', (publicUrl, origins) => expect(signedOrigins(publicUrl)).toEqual(origins));
