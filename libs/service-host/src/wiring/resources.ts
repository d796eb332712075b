import { Inject, Injectable } from '@nestjs/common';
import type { AnyResource } from '@bellbird/resource-kit';
import { resourceHookedBy, type BoundHooks } from './hooks-of.js';
import { Providers } from './providers.js';

/** The token of the resources that a service declares. */
export const DECLARED_RESOURCES = Symbol('declared resources');

/** The resources of a service, each with its hooks: for the generic calls, and for calls of a feature's own that write by the kit. */
@Injectable()
export class Resources {
  private hooked: ReadonlyMap<AnyResource, AnyResource> | undefined;

  constructor(
    @Inject(DECLARED_RESOURCES) private readonly declared: readonly AnyResource[],
    private readonly providers: Providers,
  ) {}

  /** The same resource with its hooks. Not before the service has started. @throws where the service does not declare it. */
  of<R extends AnyResource>(resource: R): R {
    const found = this.byDeclaration().get(resource);
    if (found === undefined) throw new Error(`No feature of this service declares the resource ${resource.type}.`);
    return found as R;
  }

  /** @throws where two providers have the hooks of one resource, or where hooks are of a resource that nobody declares. */
  all(): readonly AnyResource[] {
    return [...this.byDeclaration().values()];
  }

  private byDeclaration(): ReadonlyMap<AnyResource, AnyResource> {
    return (this.hooked ??= this.withHooks());
  }

  private withHooks(): ReadonlyMap<AnyResource, AnyResource> {
    const owners = new Map<AnyResource, object>();
    for (const instance of this.providers.all()) {
      const resource = resourceHookedBy(instance.constructor);
      if (resource === undefined) continue;
      const { name } = instance.constructor;
      if (!this.declared.includes(resource))
        throw new Error(`${name} has the hooks of ${resource.type}, which no feature of this service declares.`);
      const other = owners.get(resource);
      if (other !== undefined)
        throw new Error(`${other.constructor.name} and ${name} both have the hooks of ${resource.type}.`);
      owners.set(resource, instance);
    }
    return new Map(
      this.declared.map((resource): [AnyResource, AnyResource] => {
        const owner = owners.get(resource);
        return [resource, owner === undefined ? resource : { ...resource, hooks: this.boundHooks(owner) }];
      }),
    );
  }

  private boundHooks(owner: object): BoundHooks {
    return this.providers.bound(owner) as BoundHooks;
  }
}
