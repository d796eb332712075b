// Every fault point ten times.
process.env['FAULT_POINT_TIMES'] = '10';
await import('./fault-points.int.spec.js');

export {};
