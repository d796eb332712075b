// With typed numbers killed ten times at each point.
process.env['FAULT_POINT_TIMES'] = '10';
await import('./freeze-kill.int.spec.js');

export {};
