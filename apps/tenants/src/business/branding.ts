import { brandColoursOf, ownColour, type Hex } from '@bellbird/field-rules';
import type { TenantRow } from './tenant-row.js';

/** The images and the colours that go with them; without a colour of its own a business wears Bellbird's. */
export type Branding = TenantRow['branding'] & { colours: { primary: Hex | null; onPrimary: Hex; text: Hex } };

export function brandingOf({ branding, primaryColour }: TenantRow): Branding {
  const primary = primaryColour as Hex | null;
  const { onPrimary, text } = brandColoursOf(primary ?? ownColour);
  return { ...branding, colours: { primary, onPrimary, text } };
}
