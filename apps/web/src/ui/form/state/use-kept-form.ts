import { useLayoutEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { offerUndo } from '../../toast/undo';
import { formTexts as t } from '../form.texts';
import { forgetTyped, saving, typedOver, useKeepTyped, type Typed } from './kept';
import { isSame, type FormValues } from './paths';
import type { Reopening } from './reopened-form';
import { useForm, type Rules } from './use-form';

/** Forms on the screen, by their keys: one that is drawn anew was not closed. */
const openForms = new Set<string>();
/** What is offered to those who closed one; whoever opens it again has taken it up. */
const offers = new Map<string, () => void>();

/** What somebody else has made of a member; a value that is no text is named alone. */
export interface Theirs {
  label: string;
  value: string | null;
}

const nothing = { typed: {}, overtaken: null };
const isTyped = ({ typed }: { typed: object }): boolean => Object.keys(typed).length > 0;

/**
 * A form whose typing is kept by its key until it is saved: whoever opens it again goes on where they were. Whatever
 * closes it, an Undo leads back into it, unless a press alone opens it (`opensAt: null`).
 */
export function useKeptForm<V extends FormValues>({
  address,
  opensAt,
  initial,
  rules,
  submit,
}: {
  /** Its key: the row's address, or a name such as `segment.new` of a form that has no address of its own. */
  address: string;
  /**
   * Where it is opened again, if not at its key as an address with the list's search: `?turn=` is part of one itself.
   * Null: by a press alone, and no Undo leads there.
   */
  opensAt?: string | null;
  /** The row as it stands, or what a new one begins with. */
  initial: V;
  rules?: Rules<V>;
  submit: (values: V) => Promise<unknown>;
}) {
  const navigate = useNavigate();
  const { search } = useLocation();
  const [kept, setKept] = useState<Typed<V>>(() => (saving.has(address) ? nothing : typedOver(address, initial)));
  const [start] = useState<V>({ ...initial, ...kept.typed });
  const form = useForm<V>({
    initial: start,
    ...(rules && { rules }),
    submit: async (values) => {
      saving.add(address);
      try {
        await submit(values);
        forget();
      } finally {
        saving.delete(address);
      }
    },
  });
  useKeepTyped(address, form.values, initial);
  function forget(): void {
    forgetTyped(address);
    setKept(nothing);
  }
  const back = opensAt === undefined ? address + search : opensAt;
  const left = useRef({ initial, back });
  left.current = { initial, back };
  // With the drawing itself, not after it: the Undo is there as soon as the form is seen to be gone.
  useLayoutEffect(() => {
    openForms.add(address);
    offers.get(address)?.();
    offers.delete(address);
    return () => {
      openForms.delete(address);
      if (saving.has(address)) return;
      queueMicrotask(() => {
        const { initial: stands, back: path } = left.current;
        if (path === null || openForms.has(address) || !isTyped(typedOver(address, stands))) return;
        const state: Reopening = { keepScroll: true, form: address };
        offers.set(
          address,
          offerUndo(t.closed, () => void navigate(path, { state })),
        );
      });
    };
  }, [address, navigate]);
  return {
    ...form,
    /** The form began with what was typed before. */
    isKept: isTyped(kept),
    /** The members that somebody else has changed meanwhile; null where nobody has. */
    overtaken: kept.overtaken,
    /**
     * What others have made of it meanwhile where something else was typed, each with its label (`undefined`: it is not
     * said) and, where that is a text, the value; null where nobody has changed anything.
     */
    theirsAs: (
      labelOf: (name: string) => string | undefined,
      wordsOf: (name: string, value: string) => string = (_name, value) => value,
    ): Theirs[] | null =>
      kept.overtaken?.flatMap((name) => {
        const [label, value] = [labelOf(name), initial[name]];
        return label === undefined || isSame(value, form.values[name])
          ? []
          : [{ label, value: typeof value === 'string' ? wordsOf(name, value) : null }];
      }) ?? null,
    startOver: (): void => {
      forget();
      form.setErrors({});
      form.set(initial);
    },
    /** The row is gone, or saved. */
    forget,
  };
}
