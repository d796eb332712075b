import { killMerchants } from './merchant-kills.js';

/** Of each act the step that has most behind it; all twenty are in `merchants-killed.long.spec.ts`. */
killMerchants([
  ['suspend', ['suspension-told']],
  ['reinstate', ['merchant-steered', 'merchant-committed']],
  ['give', ['credit-given']],
  ['take', ['merchant-committed']],
]);
