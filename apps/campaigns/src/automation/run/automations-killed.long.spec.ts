// Killed ten times.
process.env['FAULT_POINT_TIMES'] = '10';
await import('./automations-killed.int.spec.js');

export {};
