import { Box } from '@chakra-ui/react/box';
import type { ReactNode } from 'react';
import { brandColoursOf, isHex, readableOn, type Hex } from '@bellbird/field-rules';
import { colourRoles, type ColourRole } from './tokens';

/** What words in the brand's colour may have behind them. */
const grounds: readonly ColourRole[] = ['canvas', 'surface', 'subtle', 'raised'];
const groundsOf = (theme: 0 | 1): Hex[] => grounds.map((role) => colourRoles[role][theme]);

/** Our roles of colour, told in a business's colour, for a theme. */
const told = (primary: Hex, theme: 0 | 1) => ({
  '--bb-colors-solid': primary,
  '--bb-colors-solid-hover': `color-mix(in srgb, ${primary} 85%, black)`,
  '--bb-colors-on-solid': brandColoursOf(primary).onPrimary,
  '--bb-colors-brand-text': readableOn(primary, groundsOf(theme), theme === 0 ? 'darker' : 'lighter'),
});

/** Below it buttons and links have a business's colour, as far as it can be read, in both themes; ours where it has none. */
export const BrandColoured = ({ primary, children }: { primary: string | null; children: ReactNode }) => (
  <Box css={primary !== null && isHex(primary) ? { ...told(primary, 0), _dark: told(primary, 1) } : {}}>{children}</Box>
);
