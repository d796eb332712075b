import { useCallback, useEffect, useRef, useState, type FormEvent } from 'react';
import { problemBeside, problemOf, type Problem } from '../../lib/graph/problem';

type Values = Record<string, string | boolean>;
/** What is wrong with a value, in the words of the spec; undefined where nothing is. */
export type Rules<V extends Values> = { readonly [K in keyof V]?: (value: V[K], all: V) => string | undefined };

export interface FieldBinding<T> {
  name: string;
  value: T;
  error: string | undefined;
  onChange: (value: T) => void;
  onBlur: () => void;
}

/**
 * A form: checked by the server's own rules when a field is left and on submit; the first error gets focus; errors of
 * the server land at their field, and what can land at none is `problem`. A second submit while one runs does nothing.
 */
export function useForm<V extends Values>(options: {
  initial: V;
  rules?: Rules<V>;
  submit: (values: V) => Promise<unknown>;
}) {
  const { initial, rules = {} as Rules<V>, submit } = options;
  const [values, setValues] = useState<V>(initial);
  const [errors, setErrors] = useState<Partial<Record<string, string>>>({});
  const [problem, setProblem] = useState<Problem | null>(null);
  const [isSubmitting, setSubmitting] = useState(false);
  const running = useRef(false);
  const pressing = useRef(false);
  const form = useRef<HTMLFormElement>(null);
  /** Names that a field was bound to: only there can an error be seen. */
  const bound = useRef(new Set<string>());
  const [focusWanted, setFocusWanted] = useState(0);

  const check = (name: keyof V & string, all: V): string | undefined => rules[name]?.(all[name], all);

  useEffect(() => {
    if (focusWanted > 0) form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }, [focusWanted]);

  useEffect(() => {
    // Said over the fields, which may be scrolled past it.
    if (problem !== null) form.current?.querySelector('[role=alert]')?.scrollIntoView?.({ block: 'nearest' });
  }, [problem]);

  useEffect(() => {
    const press = (event: Event): void => {
      const button = (event.target as Element).closest?.('button[type=submit]');
      pressing.current = button != null && form.current?.contains(button) === true;
    };
    const release = (): void => {
      pressing.current = false;
    };
    addEventListener('pointerdown', press);
    addEventListener('pointerup', release);
    addEventListener('pointercancel', release);
    return () => {
      removeEventListener('pointerdown', press);
      removeEventListener('pointerup', release);
      removeEventListener('pointercancel', release);
    };
  }, []);

  const set = useCallback((change: Partial<V>) => setValues((before) => ({ ...before, ...change })), []);

  const field = <K extends keyof V & string>(name: K): FieldBinding<V[K]> => (
    bound.current.add(name),
    {
      name,
      value: values[name],
      error: errors[name],
      onChange: (value) => {
        set({ [name]: value } as unknown as Partial<V>);
        // An error that stands is checked again as one types; a new one waits until the field is left.
        if (errors[name] !== undefined) setErrors({ ...errors, [name]: check(name, { ...values, [name]: value }) });
      },
      onBlur: () => {
        // An error that appeared now would move the button from under the pointer that is pressing it; the submit says it.
        if (pressing.current) return;
        if (values[name] !== initial[name] || errors[name] !== undefined)
          setErrors({ ...errors, [name]: check(name, values) });
      },
    }
  );

  async function onSubmit(event?: FormEvent): Promise<void> {
    event?.preventDefault();
    if (running.current) return;
    const found = Object.fromEntries(
      Object.keys(values)
        .map((name) => [name, check(name, values)])
        .filter(([, message]) => message !== undefined),
    );
    setErrors(found);
    if (Object.keys(found).length > 0) return setFocusWanted((count) => count + 1);
    running.current = true;
    setSubmitting(true);
    setProblem(null);
    try {
      await submit(values);
    } catch (error) {
      const what = problemOf(error);
      const ours = what.fields.filter(({ field: name }) => bound.current.has(name));
      setErrors(Object.fromEntries(ours.map(({ field: name, message }) => [name, message])));
      setProblem(problemBeside(what, bound.current));
      if (ours.length > 0) setFocusWanted((count) => count + 1);
    } finally {
      running.current = false;
      setSubmitting(false);
    }
  }

  const isChanged = Object.keys(values).some((name) => values[name] !== initial[name]);
  return { values, set, field, onSubmit, isSubmitting, isChanged, problem, setErrors, ref: form };
}
