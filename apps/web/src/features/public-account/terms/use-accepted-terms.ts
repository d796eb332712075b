import { useEffect, useState } from 'react';
import { currentTerms } from '@bellbird/field-rules';
import { callGraphSignedIn } from '../../../lib/graph/call-graph-signed-in';
import { AcceptedTermsDocument } from '../account.generated';

/**
 * The number of the earlier terms that the person accepted; undefined until it is known. Null where there are none, or
 * where nobody can tell: all of the terms are shown then.
 */
export function useAcceptedTerms(): number | null | undefined {
  const [accepted, setAccepted] = useState<number | null | undefined>(undefined);
  useEffect(() => {
    callGraphSignedIn(AcceptedTermsDocument, {}).then(
      ({ acceptedTerms: last }) => setAccepted(last !== null && last < currentTerms ? last : null),
      () => setAccepted(null),
    );
  }, []);
  return accepted;
}
