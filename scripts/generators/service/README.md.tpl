# __name__

Owns: what this service alone may write, in one sentence.

## Operations
None yet. Each stands in a `.graphql` beside its resolver; the generic ones come from declared resources (`npm run new:resource -- __name__ thing`).

## Events
In: none. Out: none. They are wired in `src/__name__.events.ts`.

## Invariants
Every table with a tenant is behind forced row-level security; `src/__name__.int.spec.ts` looks.

## Settings
None of its own: `src/__name__.config.ts`.
