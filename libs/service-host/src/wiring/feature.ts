import 'reflect-metadata';
import { Module, type DynamicModule, type ModuleMetadata, type Type } from '@nestjs/common';
import type { AnyResource, Exporter } from '@bellbird/resource-kit';

const declared = Symbol('feature');

/** What Nest's modules do not know of. */
interface Declared {
  /** Their generic calls are the host's work; their hooks, where they have any, are providers (`@HooksOf`). */
  resources: readonly AnyResource[];
  /** What it writes files of beside lists of its resources. */
  exporters: readonly Exporter[];
  /** The text of the feature's .graphql files: `readSdl(import.meta.url, 'tag.graphql')`. */
  sdl: string;
}

/**
 * A feature of a service: a Nest module that also declares resources, files and SDL. Its providers may carry `@On`,
 * `@Every` and `@HooksOf`.
 */
export function Feature({
  resources = [],
  exporters = [],
  sdl = '',
  ...module
}: ModuleMetadata & Partial<Declared>): ClassDecorator {
  return (target) => {
    Module(module)(target);
    Reflect.defineMetadata(declared, { resources, exporters, sdl } satisfies Declared, target);
  };
}

/** A module as another one imports it. */
export type Imported = Type | DynamicModule;

/** What modules declare, in the order in which they are listed, and then that of what they import. Each once. */
export function declaredBy(imports: readonly Imported[]): Declared {
  const all = new Set(imports);
  for (const module of all) for (const more of importedBy(module)) all.add(more);
  const features = [...new Set([...all].map(classOf))].flatMap(
    (module) => (Reflect.getMetadata(declared, module) as Declared | undefined) ?? [],
  );
  return {
    resources: features.flatMap(({ resources }) => resources),
    exporters: features.flatMap(({ exporters }) => exporters),
    sdl: features.map(({ sdl }) => sdl).join('\n'),
  };
}

const importedBy = (module: Imported): Imported[] => [
  ...((Reflect.getMetadata('imports', classOf(module)) ?? []) as Imported[]),
  ...((('module' in module ? module.imports : undefined) ?? []) as Imported[]),
];
const classOf = (module: Imported): Type => ('module' in module ? module.module : module);
