export { type Actor, type Caller, type ServiceCaller, nilTenant, permissions, type Permission } from './actor.js';
export {
  accessDirectiveSdl,
  assertAccess,
  everyOperationDeclaresAccess,
  guardSchema,
  type AccessRule,
} from './access.js';
export {
  accessTokenAudience,
  accessTokenIssuer,
  accessClaims,
  claimsOf,
  TokenVerifier,
  type KeySource,
} from './access-tokens.js';
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
