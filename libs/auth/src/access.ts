import {
  defaultFieldResolver,
  type ConstDirectiveNode,
  type FieldDefinitionNode,
  type GraphQLFieldConfig,
  type GraphQLObjectType,
  type GraphQLSchema,
} from 'graphql';
import { forbidden, ProductError, unauthorized } from '@bellbird/errors';
import { permissions, type Permission } from '@bellbird/field-rules';
import type { TokenFault } from './access-tokens.js';
import type { Caller } from './actor.js';

/**
 * Who may call an operation:
 * 'public' nobody need be signed in (say why) · 'user' any account · 'member' any member of a tenant ·
 * 'admin' the platform's admin · 'service' other services, in a tenant's name ·
 * else permissions of spec point 6, comma-separated, any of which is enough (owners and administrators always may, but for
 * 'owner': there owners alone), and `admin` among them where the platform's admin may, too.
 */
export type AccessRule = 'public' | 'user' | 'member' | 'admin' | 'service' | Permission | (string & {});

/** Every root field carries this directive; a schema with a root field that lacks it does not start. */
export const accessDirectiveSdl = `
directive @access(
  "public, user, member, admin, service, or permissions separated by commas"
  to: String!
  "Why a public operation may be public"
  because: String
  "It needs a log-in or a step-up of the last minutes"
  fresh: Boolean = false
  "Of a mutation: who may only look may run it, too"
  readOnly: Boolean = false
) on FIELD_DEFINITION
`;

interface GuardedContext {
  caller: Caller | null;
  /** A token was sent, and this is why it does not count. */
  tokenFault?: TokenFault | null;
}

/** @throws 401 without a caller, 403 without the right, before the terms or the second step are accepted or set up. */
export function assertAccess(rule: AccessRule, context: GuardedContext): void {
  if (rule === 'public') return;
  const { caller } = context;
  if (caller === null) throw noCaller(context.tokenFault);
  if (rule === 'service') {
    if (caller.kind !== 'service') throw forbidden();
    return;
  }
  if (caller.kind !== 'user') throw forbidden();
  if (rule === 'user') return;
  if (!caller.termsAccepted) throw new ProductError('terms-not-accepted');
  if (caller.mustEnrol) throw new ProductError('two-factor-required');
  if (rule === 'admin') {
    if (caller.role !== 'admin') throw wrongRole();
    return;
  }
  const named = rule.split(',').map((name) => name.trim());
  if (caller.role !== 'merchant') {
    if (!named.includes('admin')) throw wrongRole();
    return;
  }
  if (rule === 'member') return;
  const enough = new Set<string>(rule === 'owner' ? ['owner'] : ['owner', 'administrator', ...named]);
  if (!caller.permissions.some((held) => enough.has(held))) throw forbidden();
}

/** No permission of theirs would open it: it is for the other kind of people. */
const wrongRole = (): ProductError => new ProductError('forbidden', 'You do not have permission to access this.');

/** @throws 403 where the caller may look and no more. */
export function assertMayChange({ caller }: GuardedContext): void {
  if (caller?.kind === 'user' && caller.isReadOnly)
    throw new ProductError('forbidden', 'Support may look, not change.');
}

function noCaller(fault: TokenFault | null | undefined): ProductError {
  if (fault === 'expired') return new ProductError('session-expired');
  return fault === 'locked' ? new ProductError('session-locked') : unauthorized('You are not authorized');
}

/** @throws 403 unless the person signed in or stepped up within the last `seconds`. `provedAt` as in `Actor`. */
export function assertFresh(provedAt: number, seconds: number): void {
  // eslint-disable-next-line bellbird/no-raw-clock -- proofs keep real time, whatever business time says
  const now = Date.now() / 1_000;
  if (!(now - provedAt <= seconds)) throw new ProductError('step-up-required');
}

const provedAtOf = ({ caller }: GuardedContext): number => (caller?.kind === 'user' ? caller.provedAt : 0);

const fixedRules = new Set<string>(['public', 'user', 'member', 'admin', 'service']);

const accessOf = (field: Declared): ConstDirectiveNode | undefined =>
  field.astNode?.directives?.find((each) => each.name.value === 'access');

function ruleOf(field: GraphQLFieldConfig<unknown, unknown>, name: string): AccessRule {
  const directive = accessOf(field);
  const argument = (key: string): string | undefined => {
    const value = directive?.arguments?.find((each) => each.name.value === key)?.value;
    return value?.kind === 'StringValue' ? value.value : undefined;
  };
  const rule = argument('to');
  if (rule === undefined) throw new Error(`${name} declares no @access.`);
  if (rule === 'public' && !argument('because')) throw new Error(`${name} is public without saying why.`);
  if (
    !fixedRules.has(rule) &&
    !rule
      .split(',')
      .every((each) => each.trim() === 'admin' || (permissions as readonly string[]).includes(each.trim()))
  ) {
    throw new Error(`${name} names an unknown permission: ${rule}.`);
  }
  return rule;
}

/** Every operation of a schema and its rule: { 'Query.contacts': 'member' }. @throws naming the first that declares none. */
export function everyOperationDeclaresAccess(schema: GraphQLSchema): Map<string, AccessRule> {
  const rules = new Map<string, AccessRule>();
  for (const root of rootTypes(schema)) {
    for (const [name, field] of Object.entries(root.toConfig().fields)) {
      if (!isFederationField(name))
        rules.set(
          `${root.name}.${name}`,
          ruleOf(field as GraphQLFieldConfig<unknown, unknown>, `${root.name}.${name}`),
        );
    }
  }
  return rules;
}

/** The operations that need a fresh proof: 'Mutation.beginTwoFactor'. */
export function freshOperationsOf(schema: GraphQLSchema): ReadonlySet<string> {
  return new Set(
    rootTypes(schema).flatMap((root) =>
      Object.values(root.getFields()).flatMap((field) => (isFresh(field) ? [`${root.name}.${field.name}`] : [])),
    ),
  );
}

/** The mutations that who may only look may run. */
export function readOnlyMutationsOf(schema: GraphQLSchema): ReadonlySet<string> {
  const fields = Object.values(schema.getMutationType()?.getFields() ?? {});
  return new Set(fields.flatMap((field) => (says(field, 'readOnly') ? [`Mutation.${field.name}`] : [])));
}

const isFresh = (field: Declared): boolean => says(field, 'fresh');

interface Declared {
  astNode?: FieldDefinitionNode | null | undefined;
}

const says = (field: Declared, argument: 'fresh' | 'readOnly'): boolean =>
  accessOf(field)?.arguments?.some(
    ({ name, value }) => name.value === argument && value.kind === 'BooleanValue' && value.value,
  ) ?? false;

const rootTypes = (schema: GraphQLSchema): GraphQLObjectType[] =>
  [schema.getQueryType(), schema.getMutationType()].filter((type): type is GraphQLObjectType => type != null);

/** `_service` and `_entities` belong to federation: what they reach is scoped by tenant in the reference resolvers. */
const isFederationField = (name: string): boolean => name.startsWith('_');

/**
 * Puts the guard before every root resolver, in place. Deny unless declared: a field without @access stops the start.
 * `_entities` needs a caller too. `stepUpSeconds`: how old the proof may be of who asks for what is fresh.
 */
export function guardSchema(schema: GraphQLSchema, { stepUpSeconds = 600 } = {}): GraphQLSchema {
  const rules = everyOperationDeclaresAccess(schema);
  for (const root of rootTypes(schema)) {
    for (const [name, field] of Object.entries(root.getFields())) {
      const inner = field.resolve ?? defaultFieldResolver;
      const rule = rules.get(`${root.name}.${name}`);
      if (rule !== undefined) {
        const needsProof = isFresh(field);
        const changes = root === schema.getMutationType() && !says(field, 'readOnly');
        field.resolve = (source, args, context, info) => {
          // Before all else, also before what is public: nothing that support asks for changes anything.
          if (changes) assertMayChange(context as GuardedContext);
          assertAccess(rule, context as GuardedContext);
          if (needsProof) assertFresh(provedAtOf(context as GuardedContext), stepUpSeconds);
          return inner(source, args, context, info);
        };
      } else if (name === '_entities') {
        field.resolve = (source, args, context, info) => {
          if ((context as GuardedContext).caller === null) throw unauthorized('You are not authorized');
          return inner(source, args, context, info);
        };
      }
    }
  }
  return schema;
}
