/**
 * Whom the adapter asks beside identity, whose keys check the tokens: the gateway, contacts for uploads, and who holds the
 * whole answer of a row (`straight`). Where it runs by itself it has to be told the address of each.
 */
export const asked = ['gateway', 'contacts', 'campaigns', 'waiting-list'] as const;
