import { useSearchParams } from 'react-router-dom';
import { useToday } from '../../../lib/use-today';
import { useDayRange } from '../../../ui/date/use-day-range';
import { rangeProblem, readAsked, type Asked } from './period';

type Part = 'time' | 'from' | 'to' | 'by' | 'type' | 'sender';

/** What the address asks for, and how it is asked otherwise. */
export function useAsked() {
  const [params, setParams] = useSearchParams();
  const today = useToday();
  const asked: Asked = readAsked(params, today);
  /** What is null is as usual. Other campaigns begin at the first page of their table. */
  function ask(change: Partial<Record<Part, string | null>>): void {
    const address = new URLSearchParams(params);
    for (const [part, value] of Object.entries({ ...change, page: null })) {
      if (value === null) address.delete(part);
      else address.set(part, value);
    }
    setParams(address, { replace: true });
  }
  const days = useDayRange(asked, rangeProblem, (range) => ask({ time: 'days', ...range }));
  return { asked, today, ask, days };
}
