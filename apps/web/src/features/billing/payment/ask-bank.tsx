import { lazy, Suspense, type ComponentProps } from 'react';
import { fetchCode } from '../../../lib/fetch-code';
import type Dialog from './bank-dialog';

const BankDialog = lazy(() => fetchCode(() => import('./bank-dialog')));

/** The bank's question to who pays, loaded when a bank asks. */
export const AskBank = (props: ComponentProps<typeof Dialog>) => (
  <Suspense>
    <BankDialog {...props} />
  </Suspense>
);
