// Check 8 with all of its operations.
process.env['OPERATIONS_OF_ORDER'] = '10000';
await import('./turns.int.spec.js');

export {};
