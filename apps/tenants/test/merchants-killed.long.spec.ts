import { killMerchants, type Death } from './merchant-kills.js';

const ofSuspensions = ['suspension-changed', 'suspension-told', 'merchant-steered', 'merchant-committed'];
const ofCredits = ['credit-given', 'merchant-steered', 'merchant-committed'];

/** Twenty deaths: at every step of every act, and thrice in the retry, too. */
killMerchants([
  ...ofSuspensions.flatMap((place): Death[] => [
    ['suspend', [place]],
    ['reinstate', [place]],
  ]),
  ...ofCredits.flatMap((place): Death[] => [
    ['give', [place]],
    ['take', [place]],
  ]),
  ['suspend', ['suspension-told', 'merchant-committed']],
  ['reinstate', ['merchant-committed', 'suspension-changed']],
  ['give', ['merchant-committed', 'credit-given']],
]);
