/** The permissions of spec point 6. Owner and Administrator may everything of their tenant. */
export const permissions = [
  'owner',
  'administrator',
  'user-editor',
  'merchant-editor',
  'business-editor',
  'campaign-editor',
] as const;
export type Permission = (typeof permissions)[number];

/** What people call them. */
export const permissionNames: Readonly<Record<Permission, string>> = {
  owner: 'Owner',
  administrator: 'Administrator',
  'user-editor': 'User Editor',
  'merchant-editor': 'Merchant Editor',
  'business-editor': 'Business Editor',
  'campaign-editor': 'Campaign Editor',
};
