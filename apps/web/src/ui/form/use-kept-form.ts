import { useLayoutEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { offerUndo } from '../toast/undo';
import { formTexts as t } from './form.texts';
import { forgetKept, keptOf, saving, useKept, type Kept } from './kept';
import { useForm, type Rules } from './use-form';

/** Forms on the screen, by their addresses: one that is drawn anew was not closed. */
const shown = new Set<string>();
/** What is offered to those who closed one; whoever opens it again has taken it up. */
const offers = new Map<string, () => void>();

const nothing = { typed: {}, overtaken: null };
const isTyped = ({ typed }: { typed: object }): boolean => Object.keys(typed).length > 0;

/**
 * A row's form at the row's address. What is typed is kept until it is saved: whatever closes the form, an Undo leads
 * back into it, and whoever opens it again goes on where they were.
 */
export function useKeptForm<V extends Record<string, string | boolean>>({
  address,
  opensAt,
  initial,
  rules,
  submit,
}: {
  address: string;
  /** Where it is opened again, if not at its address with the list's search: `?turn=` is part of one itself. */
  opensAt?: string;
  /** The row as it stands, or what a new one begins with. */
  initial: V;
  rules?: Rules<V>;
  submit: (values: V) => Promise<unknown>;
}) {
  const navigate = useNavigate();
  const { search } = useLocation();
  const [kept, setKept] = useState<Kept<V>>(() => (saving.has(address) ? nothing : keptOf(address, initial)));
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
  useKept(address, form.values, initial);
  function forget(): void {
    forgetKept(address);
    setKept(nothing);
  }
  const left = useRef({ initial, back: '' });
  left.current = { initial, back: opensAt ?? address + search };
  // With the drawing itself, not after it: the Undo is there as soon as the form is seen to be gone.
  useLayoutEffect(() => {
    shown.add(address);
    offers.get(address)?.();
    offers.delete(address);
    return () => {
      shown.delete(address);
      if (saving.has(address)) return;
      queueMicrotask(() => {
        if (shown.has(address) || !isTyped(keptOf(address, left.current.initial))) return;
        const { back } = left.current;
        offers.set(
          address,
          offerUndo(t.closed, () => void navigate(back, { state: { keepScroll: true, edit: true } })),
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
     * said); null where nobody has changed anything.
     */
    theirsAs: (
      labelOf: (name: string) => string | undefined,
      wordsOf: (name: string, value: string) => string = (_name, value) => value,
    ): { label: string; value: string }[] | null =>
      kept.overtaken?.flatMap((name) => {
        const [label, value] = [labelOf(name), initial[name]];
        return label === undefined || typeof value !== 'string' || value === form.values[name]
          ? []
          : [{ label, value: wordsOf(name, value) }];
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
