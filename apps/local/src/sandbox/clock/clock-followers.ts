import { setTimeout as pause } from 'node:timers/promises';
import { invalidField } from '@bellbird/errors';
import { json } from '../http/call.js';
import type { Route } from '../http/router.js';

interface Follower {
  /** The distance that it last said it goes by, in milliseconds. */
  goesBy: number | null;
  /** Answers the question that it waits with. */
  answer: () => void;
  /** Hears each time it asks. */
  asked: () => void;
}

const mostHeldMs = 20_000;
/** One that does not go by a change within this time is taken for gone. */
const patienceMs = 2_000;

/** Processes of the product that go by the sandbox's clock: a change of it is answered when all of them do. */
export class ClockFollowers {
  readonly #followers = new Map<string, Follower>();

  /** Answers the distance of the clock: at once where the follower goes by another, else when it changes, or after 20 s. */
  async follow(id: string, goesBy: number | null, offsetMs: () => number): Promise<number> {
    const follower = this.#followers.get(id) ?? { goesBy, answer: () => undefined, asked: () => undefined };
    this.#followers.set(id, follower);
    follower.goesBy = goesBy;
    follower.asked();
    if (goesBy === offsetMs()) {
      let timer: NodeJS.Timeout | undefined;
      await new Promise<void>((resolve) => {
        follower.answer = resolve;
        timer = setTimeout(resolve, mostHeldMs).unref();
      });
      clearTimeout(timer);
    }
    return offsetMs();
  }

  /** Tells all of a change; resolves when each goes by it or is taken for gone. */
  async tell(offsetMs: number): Promise<void> {
    await Promise.all(
      [...this.#followers].map(async ([id, follower]) => {
        const goesByIt = new Promise<boolean>((resolve) => {
          follower.asked = () => follower.goesBy === offsetMs && resolve(true);
        });
        follower.answer();
        const stays = follower.goesBy === offsetMs || (await Promise.race([goesByIt, pause(patienceMs, false)]));
        if (!stays) this.#followers.delete(id);
      }),
    );
  }
}

/** `GET /clock/changes?follower=<id>&goesBy=<milliseconds>`, for the product's processes. */
export function clockFollowerRoutes(followers: ClockFollowers, offsetMs: () => number): Route[] {
  return [
    {
      method: 'GET',
      path: '/clock/changes',
      handle: async ({ query }) => {
        const [id, goesBy] = [query.get('follower') ?? '', query.get('goesBy')];
        if (!/^[\w-]{1,64}$/.test(id)) throw invalidField('follower', 'Must be 1 to 64 letters, digits and hyphens.');
        if (goesBy !== undefined && !/^-?\d{1,15}$/.test(goesBy))
          throw invalidField('goesBy', 'Must be whole milliseconds.');
        return json(200, {
          offsetMs: await followers.follow(id, goesBy === undefined ? null : Number(goesBy), offsetMs),
        });
      },
    },
  ];
}
