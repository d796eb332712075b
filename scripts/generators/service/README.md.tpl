# __name__

Owns: what this service alone may write, in one sentence.

## Operations
None yet. The generic ones come from declared resources (`npm run new:resource -- __name__ thing`); each other stands in a `.graphql` beside its resolver.

## Events
In: none. Out: none. What it does on one stands in its feature, under `@On(…)`.

## Invariants
Every table with a tenant is behind forced row-level security; `src/__name__.int.spec.ts` looks.

## Settings
None of its own: `src/__name__.config.ts`.
