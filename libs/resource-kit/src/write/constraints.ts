import { sqlState, violatedConstraint } from '@bellbird/database';
import { ProductError } from '@bellbird/errors';
import type { AnyResource } from '../resource/resource.js';

/** Runs a change; the violation of a declared constraint answers its code instead of a fault. */
export async function answeringConstraints<T>(resource: AnyResource, change: () => Promise<T>): Promise<T> {
  try {
    return await change();
  } catch (error) {
    const constraint = sqlState(error)?.startsWith('23') ? violatedConstraint(error) : undefined;
    const code = constraint === undefined ? undefined : resource.constraints[constraint];
    if (code === undefined) throw error;
    throw new ProductError(code);
  }
}
