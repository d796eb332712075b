import { Flex } from '@chakra-ui/react/flex';
import { Span } from '@chakra-ui/react/span';
import { ArrowUp } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Button } from '../button';
import { useListAround } from './list-context';
import { listTexts as t } from './list-page.texts';
import { writeListState } from './state/list-state';

/**
 * The `notice` of a list whose rows come in by themselves: they wait behind "3 new, show", and what one reads stays where
 * it is. Where no row stands nothing can move, and they are simply shown.
 */
export function NewRows({ ids, onShown }: { ids: readonly string[]; onShown: () => void }) {
  const list = useListAround();
  const [, setParams] = useSearchParams();
  const waiting = ids.filter((id) => !list?.ids.includes(id)).length;
  const isBare = waiting > 0 && list !== null && list.isLoaded && list.ids.length === 0;
  const fill = useRef<() => void>(undefined);
  // Whom a search or filter leaves out stays out: they are asked about once.
  fill.current = () => void list?.refetch().then(onShown);
  useEffect(() => {
    if (isBare) fill.current?.();
  }, [isBare, waiting]);
  const show = (): void => {
    setParams((before) => writeListState(before, { page: 1 }), { replace: true });
    void list?.refetch().then(onShown);
  };
  return (
    <Flex role="status" mb={waiting > 0 && !isBare ? '3' : 0}>
      {waiting > 0 && !isBare && (
        <Button variant="tint" w="full" onClick={show}>
          <ArrowUp aria-hidden />
          <Span>{t.newRows(waiting)}</Span>
        </Button>
      )}
    </Flex>
  );
}
