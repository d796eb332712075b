// The specs of the relay with five times as many events.
process.env['RELAY_EVENTS'] = '5000';
await import('./relay.int.spec.js');

export {};
