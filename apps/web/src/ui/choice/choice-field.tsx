import { Box } from '@chakra-ui/react/box';
import { lazy, Suspense } from 'react';
import { fetchCode } from '../../lib/fetch-code';
import { SelectField } from '../form/fields/plain-fields';
import type { ComboboxProps } from './combobox';

const Combobox = lazy(() => fetchCode(() => import('./combobox')));
/** More than these are found by typing. */
const mostInSelect = 15;

/** One of some options: the browser's own list of a few, a search among many. */
export const ChoiceField = (props: ComboboxProps) =>
  props.options.length <= mostInSelect ? (
    <SelectField {...props} />
  ) : (
    <Suspense fallback={<Box h={{ base: '68px', md: props.size === 'lg' ? '68px' : '60px' }} />}>
      <Combobox {...props} />
    </Suspense>
  );
