/** A port with `wrap` round each call of `methods`, all of which answer a promise; all else of it stays as it is. */
export function wrapMethods<P extends object>(
  port: P, methods: readonly (keyof P & string)[], wrap: (name: string, call: () => Promise<unknown>) => Promise<unknown>,
): P {
  const wrapped = new Map<PropertyKey, unknown>(methods.map((name) => {
    const method = memberOf(port, name) as (...given: unknown[]) => Promise<unknown>;
    return [name, (...given: unknown[]) => wrap(name, () => method(...given))];
  }));
  return new Proxy(port, { get: (of, name) => wrapped.get(name) ?? memberOf(of, name) });
}

/** Bound to the port itself: what is private in it is not the proxy's. */
function memberOf(of: object, name: PropertyKey): unknown {
  const member: unknown = Reflect.get(of, name);
  return typeof member === 'function' ? (member.bind(of) as unknown) : member;
}
