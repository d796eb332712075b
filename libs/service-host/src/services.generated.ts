// Generated from services.json: npm run generate.
/** Every service, and the services that it asks. */
export const asked = {
  'identity': ['tenants'],
  'tenants': ['identity', 'dispatch'],
  'contacts': ['identity', 'tenants', 'dispatch'],
  'campaigns': ['identity', 'tenants', 'contacts', 'dispatch'],
  'dispatch': ['identity', 'tenants', 'contacts'],
  'notifications': ['identity'],
  'waiting-list': ['identity', 'campaigns', 'contacts', 'tenants'],
} as const;
