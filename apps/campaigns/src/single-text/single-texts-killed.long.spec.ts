// Every fault point ten times.
process.env['FAULT_POINT_TIMES'] = '10';
await import('./single-texts-killed.int.spec.js');

export {};
