export { Allowance } from './allowance.js';
export { attemptTable } from './attempt-table.js';
export { Attempts } from './attempts.js';
export { callerOf } from './caller-of.js';
export { COUNTS, dayMs, hourMs, type Counts } from './counts.js';
export { LimitsModule } from './limits.module.js';
