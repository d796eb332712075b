import { fieldOf, inputOf, rules, valuesOf, type Settings, type SettingsValues } from './settings-values';

const message = { enabled: true, text: 'Turn {{turnNumber}}' };
const settings = {
  enabled: true,
  name: 'Corner Café',
  capacity: null,
  minutesPerTurn: '5.0',
  showEstimate: true,
  askPartySize: true,
  mostPartySize: 12,
  askPhone: 'required',
  resources: [{ id: 'mia', name: 'Mia', minutesPerTurn: '5.0' }],
  publicBooking: 'open',
  noShow: 'requeue',
  requeueAfter: 3,
  mostNoShows: 1,
  graceMinutes: 5,
  letPassMost: 3,
  almostReadyAhead: 2,
  thankAfterMinutes: 30,
  mostTextsAnHour: 300,
  callerId: null,
  opensByItself: false,
  wallShows: 'numbers',
  branding: { primary: null, logo: 'account', welcome: '', closedText: '' },
  messages: {
    'queue-confirmation': message,
    'almost-ready': message,
    'its-your-turn': message,
    'thank-and-review': { ...message, enabled: false },
    'cancellation-turn': message,
  },
  publicUrl: 'https://bellbird.example/waiting-list/1',
  reviewUnready: 'review-link-missing',
  version: 4,
} as unknown as Settings;
const before = valuesOf(settings);
const withChange = (change: Partial<SettingsValues>): SettingsValues => ({ ...before, ...change });
const wrong = <K extends keyof SettingsValues>(name: K, value: SettingsValues[K]) =>
  rules[name]!(value, withChange({ [name]: value }));

describe('the form of the settings', () => {
  it('sends only what was changed, and as of which version', () => {
    expect(inputOf(before, before, 4)).toEqual({ version: 4 });
    expect(
      inputOf(
        withChange({
          name: ' Corner ',
          capacity: '30',
          callerId: '',
          branding: { ...before.branding, primary: ' #0B6B4F ' },
          messages: { ...before.messages, 'almost-ready': { enabled: false, text: 'Soon' } },
          resources: [...before.resources, { id: '', name: ' Sam ', minutesPerTurn: '7.5' }],
        }),
        before,
        4,
      ),
    ).toEqual({
      version: 4,
      name: 'Corner',
      capacity: 30,
      branding: { primary: '#0b6b4f', logo: 'account', welcome: '', closedText: '' },
      messages: { 'almost-ready': { enabled: false, text: 'Soon' } },
      resources: [
        { id: 'mia', name: 'Mia', minutesPerTurn: '5.0' },
        { name: 'Sam', minutesPerTurn: '7.5' },
      ],
    });
  });

  it('takes off what is emptied: no most, the usual sender, the colour of the business', () => {
    const full = withChange({ capacity: '30', callerId: 'x', branding: { ...before.branding, primary: '#5c24b8' } });
    expect(inputOf(before, full, 5)).toMatchObject({ capacity: null, callerId: null, branding: { primary: null } });
  });

  it('holds every number between the bounds of the server', () => {
    expect(wrong('capacity', '')).toBeUndefined();
    for (const bad of ['0', '10001', '1.5', 'ten']) expect(wrong('capacity', bad)).toContain('10,000');
    for (const fine of ['0', '1440']) expect(wrong('thankAfterMinutes', fine)).toBeUndefined();
    expect(wrong('mostTextsAnHour', '9')).toBeDefined();
    expect(wrong('mostNoShows', '')).toBeDefined();
    expect(wrong('minutesPerTurn', '0.0')).toBeDefined();
    expect(wrong('minutesPerTurn', '7.5')).toBeUndefined();
  });

  it('says at which of several resources something is wrong', () => {
    const [mia] = before.resources;
    expect(wrong('resources', [mia!])).toBeUndefined();
    expect(wrong('resources', [mia!, { id: '', name: 'MIA ', minutesPerTurn: '0' }])).toMatchObject({
      '0.name': undefined,
      '1.name': expect.any(String),
      '1.minutesPerTurn': expect.any(String),
    });
    expect(fieldOf('resources[1].minutesPerTurn')).toBe('resources.1.minutesPerTurn');
    expect(fieldOf('resources[1]')).toBe('resources.1.name');
    expect(fieldOf('messages.almost-ready.text')).toBe('messages.almost-ready.text');
  });
});
