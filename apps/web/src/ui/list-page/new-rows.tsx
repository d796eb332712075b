import { Flex } from '@chakra-ui/react/flex';
import { Span } from '@chakra-ui/react/span';
import { ArrowUp } from 'lucide-react';
import { useSearchParams } from 'react-router-dom';
import { Button } from '../button';
import { useListAround } from './list-context';
import { listTexts as t } from './list-page.texts';
import { writeListState } from './state/list-state';

/** The `notice` of a list whose rows come in by themselves: they wait behind "3 new, show", and what one reads stays where it is. */
export function NewRows({ ids, onShown }: { ids: readonly string[]; onShown: () => void }) {
  const list = useListAround();
  const [, setParams] = useSearchParams();
  const waiting = ids.filter((id) => !list?.ids.includes(id)).length;
  const show = (): void => {
    setParams((before) => writeListState(before, { page: 1 }), { replace: true });
    void list?.refetch().then(onShown);
  };
  return (
    <Flex role="status" mb={waiting > 0 ? '12px' : 0}>
      {waiting > 0 && <Button variant="tint" w="full" minH={{ base: '44px', md: '36px' }} onClick={show}><ArrowUp aria-hidden /><Span>{t.newRows(waiting)}</Span></Button>}
    </Flex>
  );
}
