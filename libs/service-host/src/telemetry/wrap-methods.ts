/** A port whose calls of `methods`, which answer promises, go through `wrap`. Its other members stay as they are. */
export function wrapMethods<P extends object>(
  port: P,
  methods: readonly (keyof P & string)[],
  wrap: (name: string, call: () => Promise<unknown>) => Promise<unknown>,
): P {
  const wrapped = new Map<PropertyKey, unknown>(
    methods.map((name) => {
      const method = memberOf(port, name) as (...given: unknown[]) => Promise<unknown>;
      return [name, (...given: unknown[]) => wrap(name, () => method(...given))];
    }),
  );
  return new Proxy(port, { get: (of, name) => wrapped.get(name) ?? memberOf(of, name) });
}

/** A method is bound to the port itself, because a proxy has none of its private members. */
function memberOf(of: object, name: PropertyKey): unknown {
  const member: unknown = Reflect.get(of, name);
  return typeof member === 'function' ? (member.bind(of) as unknown) : member;
}
