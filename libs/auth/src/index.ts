export { type Actor, type Caller, type ServiceCaller, nilTenant } from './actor.js';
export { permissions, type Permission } from '@bellbird/field-rules';
export {
  accessDirectiveSdl,
  assertAccess,
  assertFresh,
  assertMayChange,
  everyOperationDeclaresAccess,
  freshOperationsOf,
  guardSchema,
  readOnlyMutationsOf,
  type AccessRule,
} from './access.js';
export {
  accessTokenAudience,
  accessTokenIssuer,
  accessClaims,
  claimsOf,
  TokenVerifier,
  type KeySource,
  type TokenFault,
} from './access-tokens.js';
export { accessChangesAnswer, AccessChanges, changeLivesMs, type AccessChange } from './access-changes.js';
export { signServiceToken, verifyServiceToken } from './service-tokens.js';
export {
  deriveKeys,
  deriveSecret,
  isMadeBy,
  rolePassword,
  rolePasswords,
  type Keys,
  type Secrets,
} from './derive-secret.js';
