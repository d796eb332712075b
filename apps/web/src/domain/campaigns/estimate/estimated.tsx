import { Skeleton } from '@chakra-ui/react/skeleton';
import { estimateInWords, type EstimatePart } from './estimate-words';
import type { Estimate } from './use-estimates';

/** An estimate, or that it is asked for. */
export const Estimated = ({ of, part = 'whole' }: { of: Estimate; part?: EstimatePart }) =>
  estimateInWords(of, part) ?? <EstimateSkeleton />;

export const EstimateSkeleton = () => <Skeleton as="span" display="inline-block" h="3" w="104px" maxW="full" />;
