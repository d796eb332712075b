import { chakra } from '@chakra-ui/react/styled-system';
import { input } from '../../../ui/theme/first-recipes';

/** Looks as an input does; what is inside is the provider's. */
export const InputBox = chakra('div', input);
