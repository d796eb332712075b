import { formOf } from './form.js';

it.each<Record<string, string>>([
  { To: '+61412345678', Body: 'Grüße & 1+1=2 🎉\r\nline' },
  { Body: '' },
  { From: 'Corner Café' },
])('%j is read as it was written', (members) => {
  expect(Object.fromEntries(new URLSearchParams(formOf(members)))).toEqual(members);
});

it('sends a lone surrogate as what every carrier would make of it, rather than failing', () => {
  expect(new URLSearchParams(formOf({ Body: 'a\ud800' })).get('Body')).toBe('a\ufffd');
});
