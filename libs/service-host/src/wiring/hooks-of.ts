import 'reflect-metadata';
import { Injectable } from '@nestjs/common';
import type { Tx } from '@bellbird/database';
import type { AnyResource, ResourceActor } from '@bellbird/resource-kit';

const hooksOf = Symbol('hooks of');

/**
 * Makes a class the hooks of a resource: a provider, whose methods are those of `ResourceHooks`. The host finds it at
 * start, where the module that declares it is imported.
 */
export function HooksOf(resource: AnyResource): ClassDecorator {
  return (target) => {
    Injectable()(target);
    Reflect.defineMetadata(hooksOf, resource, target);
  };
}

/** Which resource a provider's class has the hooks of, if any. */
export const resourceHookedBy = (provider: object): AnyResource | undefined =>
  Reflect.getMetadata(hooksOf, provider) as AnyResource | undefined;

/** What hooks may have beside those of the kit. */
export interface TransactionHooks {
  /** First in each transaction in which a request reads or changes rows: tells the database what they depend on. */
  begin?(tx: Tx, actor: ResourceActor): Promise<void>;
}

/** The methods of a hooks provider as the kit calls them: each knows its provider. */
export type BoundHooks = AnyResource['hooks'] & TransactionHooks;
