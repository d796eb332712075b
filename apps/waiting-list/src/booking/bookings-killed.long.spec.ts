// Every fault point ten times.
process.env['FAULT_POINT_TIMES'] = '10';
await import('./bookings-killed.int.spec.js');

export {};
