import { deriveSecret } from '@bellbird/auth';
import type { ServiceDatabaseUrls } from '@bellbird/database';

/** Where a process that a test spawned finds the test's database of dispatch, by its environment. */
export function worldUrls(): ServiceDatabaseUrls {
  const { DATABASE_URL, BELLBIRD_SECRET, DISPATCH_DATABASE } = process.env as Record<string, string>;
  const urlOf = (kind: string): string => {
    const at = new URL(DATABASE_URL!);
    const role = `${DISPATCH_DATABASE}_${kind}`;
    Object.assign(at, {
      pathname: `/${DISPATCH_DATABASE}`,
      username: role,
      password: deriveSecret(BELLBIRD_SECRET!, `database role ${role}`).toString('hex'),
    });
    return at.toString();
  };
  return { owner: urlOf('owner'), app: urlOf('app'), system: urlOf('system') };
}
