/** What a path of the one origin leads to. `files` are the signed addresses and published images of our own storage. */
export type Part = 'rest-adapter' | 'gateway' | 'files' | 'sandbox' | 'tenants' | 'dispatch' | 'web';

/** Every path and the part that answers it, the first that fits; an ingress of an operator's own follows this table. */
export const paths: readonly (readonly [base: string, part: Part])[] = [
  ['/api', 'rest-adapter'],
  ['/privacy-policy', 'rest-adapter'],
  ['/t', 'rest-adapter'],
  ['/graphql', 'gateway'],
  ['/files', 'files'],
  ['/images', 'files'],
  ['/media', 'tenants'],
  ['/sandbox', 'sandbox'],
  ['/webhooks/sandbox-payments', 'tenants'],
  ['/webhooks/stripe', 'tenants'],
  ['/webhooks', 'dispatch'],
  ['/l', 'dispatch'],
  ['/', 'web'],
];

/** @param path without its query. */
export function partOf(path: string): Part {
  return paths.find(([base]) => base === '/' || path === base || path.startsWith(`${base}/`))![1];
}
