import { useCallback, useEffect, useRef, useState, type FormEvent } from 'react';
import { problemBeside, problemOf, type Problem } from '../../../lib/graph/problem';
import { changedAt, isSame, memberOf, valueAt, type At, type FormValue, type FormValues, type Path } from './paths';

/** What is wrong with a value, in the words of the spec; undefined where nothing is. Of what is in it by its name there: `2.name`. */
export type Wrong = string | undefined | Readonly<Record<string, string | undefined>>;
export type Rules<V extends FormValues> = { readonly [K in keyof V]?: (value: V[K], all: V) => Wrong };

type Errors = Readonly<Record<string, string | undefined>>;

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
 * It holds texts, numbers, lists and what is nested in them, each by its name: `rows.2.name`.
 */
export function useForm<V extends FormValues>(options: {
  initial: V;
  rules?: Rules<V>;
  submit: (values: V) => Promise<unknown>;
}) {
  const { initial, rules = {} as Rules<V>, submit } = options;
  const [values, setValues] = useState<V>(initial);
  /** What is in the fields by now: a field that is read as it is left is checked by what it was read as. */
  const latest = useRef(values);
  const [errors, setErrors] = useState<Errors>({});
  const [problem, setProblem] = useState<Problem | null>(null);
  const [isSubmitting, setSubmitting] = useState(false);
  const running = useRef(false);
  const pressing = useRef(false);
  const form = useRef<HTMLFormElement>(null);
  /** Names that a field was bound to: only there can an error be seen. */
  const bound = useRef(new Set<string>());
  const [focusWanted, setFocusWanted] = useState(0);

  /** What is wrong with a member as a whole, and with each thing in it. */
  const wrongWith = (member: string, all: V): Errors => {
    const wrong = rules[member]?.(all[member] as V[string], all);
    if (wrong === undefined) return {};
    if (typeof wrong === 'string') return { [member]: wrong };
    return Object.fromEntries(Object.entries(wrong).map(([path, message]) => [`${member}.${path}`, message]));
  };
  const check = (path: string, all: V): string | undefined => wrongWith(memberOf(all, path), all)[path];

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

  /** A change that follows from what is in the fields by now is a function of it. */
  const set = useCallback((change: Partial<V> | ((now: V) => Partial<V>)) => {
    const now = latest.current;
    setValues((latest.current = { ...now, ...(typeof change === 'function' ? change(now) : change) }));
  }, []);

  const field = <P extends Path<V>>(name: P): FieldBinding<At<V, P>> => (
    bound.current.add(name),
    {
      name,
      value: valueAt(values, name) as At<V, P>,
      error: errors[name],
      onChange: (value) => {
        const next = changedAt(values, name, value as FormValue) as Partial<V>;
        set(next);
        // An error that stands is checked again as one types; a new one waits until the field is left.
        if (errors[name] !== undefined) setErrors({ ...errors, [name]: check(name, { ...values, ...next }) });
      },
      onBlur: () => {
        // An error that appeared now would move the button from under the pointer that is pressing it; the submit says it.
        if (pressing.current) return;
        const now = latest.current;
        if (!isSame(valueAt(now, name), valueAt(initial, name)) || errors[name] !== undefined)
          setErrors({ ...errors, [name]: check(name, now) });
      },
    }
  );

  async function onSubmit(event?: FormEvent): Promise<void> {
    event?.preventDefault();
    if (running.current) return;
    // Not what was drawn: the press that submits may be the one that has a day read, too.
    const values = latest.current;
    const found: Errors = Object.fromEntries(
      Object.keys(values)
        .flatMap((name) => Object.entries(wrongWith(name, values)))
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

  const isChanged = Object.keys(values).some((name) => !isSame(values[name], initial[name]));
  return { values, errors, set, field, onSubmit, isSubmitting, isChanged, problem, setErrors, ref: form };
}
