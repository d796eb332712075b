/** What stands under each heading of the documentation that no resource has; those say it themselves. */
export const tagDescriptions: Readonly<Record<string, string>> = {
  auth: 'Signing up, in and out, and new passwords. Access tokens hold for a few minutes; refresh tokens are used once.',
  users: 'What a person keeps with their own account: name, password, avatar, flags, bookmarks, drafts.',
  tenants: 'Your business: its details, its balance, its cards.',
  files: 'Pictures, recordings and documents of your business: uploaded, checked, kept while something uses them.',
};
