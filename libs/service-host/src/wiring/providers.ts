import { Injectable } from '@nestjs/common';
import { DiscoveryService, MetadataScanner } from '@nestjs/core';

type Methods = Record<string, (...args: never[]) => unknown>;

/** A method of a provider that a decorator marked with a `T`. */
export interface Marked<T> {
  mark: T;
  /** Whose method it is. */
  instance: object;
  method: string;
  /** 'FreezeWorker.turn' */
  name: string;
}

/** What Nest made for a service, to look for what decorators marked. */
@Injectable()
export class Providers {
  private readonly scanner = new MetadataScanner();

  constructor(private readonly discovery: DiscoveryService) {}

  /** Each instance once, whatever the names under which it is provided. */
  all(): ReadonlySet<object> {
    const made: unknown[] = [...this.discovery.getProviders(), ...this.discovery.getControllers()].map(
      ({ instance }) => instance as unknown,
    );
    return new Set(
      made.filter(
        (each): each is object =>
          typeof (each as object | null)?.constructor === 'function' && typeof each === 'object',
      ),
    );
  }

  /** Every method that carries metadata under `key`. */
  marked<T>(key: symbol): Marked<T>[] {
    return [...this.all()].flatMap((instance) => {
      const prototype = Object.getPrototypeOf(instance) as Methods | null;
      return this.scanner.getAllMethodNames(prototype).flatMap((method): Marked<T>[] => {
        const mark = Reflect.getMetadata(key, prototype![method]!) as T | undefined;
        return mark === undefined ? [] : [{ mark, instance, method, name: `${instance.constructor.name}.${method}` }];
      });
    });
  }

  /** All methods of an instance, each bound to it. */
  bound(instance: object): Methods {
    const names = this.scanner.getAllMethodNames(Object.getPrototypeOf(instance) as object | null);
    return Object.fromEntries(names.map((name) => [name, (instance as Methods)[name]!.bind(instance)]));
  }
}
