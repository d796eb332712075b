/** Asks the person who they are until they have shown it by `prove`; false where they would not. */
export type Asker = () => Promise<boolean>;

let asker: Asker | undefined;
let asking: Promise<boolean> | undefined;

/** Who can ask a person over the page; answers how they stop. */
export function onProofWanted(ask: Asker): () => void {
  asker = ask;
  return () => {
    if (asker === ask) asker = undefined;
  };
}

/** Has the person prove who they are, once for all that wait for it; false where they would not, or nobody can ask. */
export function askForProof(): Promise<boolean> {
  asking ??= (asker?.() ?? Promise.resolve(false))
    .catch(() => false)
    .finally(() => {
      asking = undefined;
    });
  return asking;
}
