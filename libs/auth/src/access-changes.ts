import * as v from 'valibot';
import type { Actor } from './actor.js';

/**
 * That somebody's access changed: tokens of the person or the session `subject` that carry a lower version than `least`
 * were signed before, and count no more. They say so for as long as the longest token lives.
 */
export const accessChange = v.object({
  subject: v.pipe(v.string(), v.uuid()),
  least: v.number(),
  /** The session is locked: who unlocks it goes on. */
  isLocked: v.boolean(),
});
export type AccessChange = v.InferOutput<typeof accessChange>;

/** What identity answers at `/.well-known/access-changes`; `cursor` is for the next question. */
export const accessChangesAnswer = v.object({ changes: v.array(accessChange), cursor: v.string() });

/** Identity keeps a change for a minute longer than a token lives; nobody needs to know it for longer. */
export const changeLivesMs = 360_000;

/** The access changes of the last minutes, as a process knows them. */
export class AccessChanges {
  private readonly known = new Map<string, AccessChange & { heardAt: number }>();
  private readonly hearers = new Set<(subjects: ReadonlySet<string>) => void>();

  /** Calls `hear` with the people and sessions of each change that is new. Answers how to stop. */
  onNew(hear: (subjects: ReadonlySet<string>) => void): () => void {
    this.hearers.add(hear);
    return () => void this.hearers.delete(hear);
  }

  /** Learns changes; those known already may come again. */
  take(changes: readonly AccessChange[], now = performance.now()): void {
    for (const [subject, { heardAt }] of this.known) if (now - heardAt > changeLivesMs) this.known.delete(subject);
    const fresh = new Set<string>();
    for (const change of changes) {
      const known = this.known.get(change.subject);
      if (known !== undefined && known.least > change.least) continue;
      if (known?.least === change.least && known.isLocked === change.isLocked) continue;
      this.known.set(change.subject, { ...change, heardAt: now });
      fresh.add(change.subject);
    }
    if (fresh.size > 0) for (const hear of this.hearers) hear(fresh);
  }

  /** Why a token that has not run out counts no more; null where it does. */
  standingOf(
    actor: Pick<Actor, 'userId' | 'accessVersion' | 'sessionId' | 'sessionGeneration'>,
  ): 'expired' | 'locked' | null {
    const session = this.known.get(actor.sessionId);
    if (session !== undefined && actor.sessionGeneration < session.least)
      return session.isLocked ? 'locked' : 'expired';
    const person = this.known.get(actor.userId);
    return person !== undefined && actor.accessVersion < person.least ? 'expired' : null;
  }
}
