import type { Migration } from '@bellbird/database';
import { resourceSdl, sharedSdl, sharingSdl, type AnyResource, type Exporter } from '@bellbird/resource-kit';
import type { Platform, ServiceName } from '../platform/platform.js';
import { declaredBy, type Imported } from './feature.js';

/** What the wiring page of a service says. */
export interface ServiceDeclaration {
  name: ServiceName;
  /** Environment → the service's own typed settings, which it finds under CONFIG; throws one sentence that names what is missing. */
  config: (platform: Platform) => unknown;
  /** Its features. */
  imports: readonly Imported[];
  /** In the order in which they run. */
  migrations: readonly Migration[];
  /** To its database at once: as the role of requests, as the system's. Default 10 and 4. */
  connections?: { app?: number; system?: number };
}

/** A service, as composition needs to know it. */
export interface ServiceDefinition extends ServiceDeclaration {
  resources: readonly AnyResource[];
  /** What it writes files of beside lists of those. */
  exporters: readonly Exporter[];
  /** The service's SDL: what all services share, its features' own, what the resource kit wrote. Without `subgraphHeader`. */
  typeDefs: string;
}

/** A service from its features. Its SDL can be read without starting it. */
export function defineService(declaration: ServiceDeclaration): ServiceDefinition {
  const { resources, exporters, sdl } = declaredBy(declaration.imports);
  return {
    ...declaration,
    resources,
    exporters,
    typeDefs: [
      sharedSdl,
      ...(resources.some(({ shared }) => shared !== null) ? [sharingSdl] : []),
      sdl,
      ...resources.map(resourceSdl),
    ].join('\n'),
  };
}
