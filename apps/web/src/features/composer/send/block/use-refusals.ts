import { useCallback, useMemo, useState } from 'react';
import type { Draft } from '../../draft/draft';
import type { Refusals } from './refusals';

const members: readonly (readonly [keyof Refusals, readonly (keyof Draft)[]])[] = [
  ['name', ['name']],
  ['recipients', ['segmentIds', 'groupIds', 'contactIds', 'phones', 'saveAsContacts']],
  ['sender', ['callerId']],
  ['message', ['message', 'messageType']],
  ['when', ['deliveryType', 'date', 'time', 'limitDate', 'limitTime', 'messageType']],
];

/** What the server refused when it was sent, by its place; `forget` drops what was said of parts that are another now. */
export function useRefusals() {
  const [refusals, setRefusals] = useState<Refusals>({});
  const forget = useCallback((changed: Partial<Draft>): void => {
    const touched = members.filter(([, of]) => of.some((member) => member in changed)).map(([place]) => place);
    setRefusals((before) =>
      touched.some((place) => before[place] !== undefined)
        ? Object.fromEntries(Object.entries(before).filter(([place]) => !touched.includes(place as keyof Refusals)))
        : before,
    );
  }, []);
  return useMemo(() => ({ refusals, setRefusals, forget }), [refusals, forget]);
}
