import { dirname } from 'node:path';
import type { Rolldown } from 'vite';
import { alwaysPresent, closure, neededBy, type Chunk } from './chunk-graph.ts';
import { guestBeginnings, home, pageBeginnings, pages, shell } from './first-pages.ts';

// Characters, before they are made short. A browser asks for six files at a time, and on a phone each costs a round
// trip: a file of its own is dearer than a few lines too many.
const small = 1_800;
const medium = 2_500;
const large = 10_000;

/** So many of the pages that visits begin with need a file that the others may have it too. */
const many = 3;

/** Few lines that import much: gathered with others, they would bring it to whoever needs those. */
const heavy = /\/ui\/date\/read-day\.ts$/;

/** Fetched after every first page. */
const bell = 'src/app/shell/bell/bell.tsx';

/** What later pages find there, as it is fetched once the first one is up. */
const atRest = 'src/app/shell/at-rest.ts';

/** The page of guests with the most code: it has no room for what it does not need. */
const heaviest = 'src/features/public-account/sign-up/sign-up-page.tsx';

/**
 * A group for each set of beginnings. What one of them loads, its dependencies' groups are loaded for as well, so that
 * hardly any two wait for each other; those that do, beside a module with a file of its own, need only functions of each
 * other. The shell is there before any page inside is, so that its code needs no parting by pages; neither
 * does what the home page shares with others, which has a place in the first load anyhow.
 */
export function groupsOf(chunks: readonly Chunk[]): Rolldown.CodeSplittingGroup[] {
  const present = alwaysPresent(chunks);
  const keyOf = keysOf(chunks, present);
  // A module that a route loads keeps its own file, by which the route finds it.
  const loaded = new Set(chunks.map(({ facadeModuleId }) => facadeModuleId));
  const groups = new Map<string, Set<string>>();
  for (const chunk of chunks) {
    const key = present.has(chunk.fileName) ? null : keyOf(chunk);
    if (key === null) continue;
    if (!groups.has(key)) groups.set(key, new Set());
    for (const id of chunk.moduleIds) if (!loaded.has(id)) groups.get(key)!.add(id);
  }
  return [...groups.values()]
    .filter(({ size }) => size > 0)
    .map((modules, at) => ({
      name: `shared-${at + 1}`,
      test: (id: string) => modules.has(id),
      includeDependenciesRecursively: false,
    }));
}

/** Files of the same key become one; null: it stays as it is. */
function keysOf(chunks: readonly Chunk[], present: ReadonlySet<string>): (chunk: Chunk) => string | null {
  const inside = neededBy(chunks, shell);
  const ofHome = neededBy(chunks, home);
  const ofBell = neededBy(chunks, bell);
  const ofHeaviest = neededBy(chunks, heaviest);
  const later = neededBy(chunks, atRest);
  const addresses = Object.values(pages).map((modules) => neededBy(chunks, ...modules));
  const parts = pageBeginnings.map((module) => neededBy(chunks, module));
  const guests = guestBeginnings.map((page) => neededBy(chunks, page));
  // Other pages of guests must not come to need the rest of a group for a line that they share with it.
  const guestsAndOthers = [...guests, closure(chunks, chunks.filter(isOtherGuestPage))];
  const elsewhere = closure(chunks, chunks.filter(isOtherPageInside));

  const isOfGuests = ({ fileName }: Chunk): boolean => guestsAndOthers.some((files) => files.has(fileName));
  const isSmallOfGuests = (chunk: Chunk): boolean => isOfGuests(chunk) && chunk.code.length < small;
  const addressesWith = ({ fileName }: Chunk): number => addresses.filter((files) => files.has(fileName)).length;
  const mayBeCommon = (chunk: Chunk): boolean =>
    !isOfGuests(chunk) &&
    !ofHome.has(chunk.fileName) &&
    (addressesWith(chunk) >= many || (addressesWith(chunk) > 0 && chunk.code.length < medium)) &&
    !isHeavy(chunk);
  const common = closed(
    chunks.filter(mayBeCommon),
    new Set([...present, ...inside, ...chunks.filter(isSmallOfGuests).map(({ fileName }) => fileName)]),
  );

  return (chunk) => {
    const { fileName, moduleIds } = chunk;
    const ofGuests = bits(guestsAndOthers, fileName);
    const howMany = addressesWith(chunk);
    if (isHeavy(chunk)) return null;
    if (inside.has(fileName) || (ofHome.has(fileName) && howMany > 1))
      return isOfGuests(chunk) && chunk.code.length < large
        ? `inside, for the heaviest: ${ofHeaviest.has(fileName)}`
        : `inside ${ofGuests}`;
    if (howMany === 0) {
      if (guests.some((files) => files.has(fileName))) return ofGuests;
      return ofBell.has(fileName) && !elsewhere.has(fileName) ? 'bell' : null;
    }
    if (common.has(chunk)) return 'common';
    if (isSmallOfGuests(chunk)) return `small, for the heaviest: ${ofHeaviest.has(fileName)}`;
    const ofPages = `${ofGuests} ${bits(parts, fileName)}`;
    if (later.has(fileName)) return `${ofPages} later`;
    if (!elsewhere.has(fileName)) return ofPages;
    // What one beginning shares with pages that nothing is known of would bring them all the rest of it: of that,
    // neighbours alone are gathered.
    return `${ofPages} ${howMany === 1 ? areaOf(moduleIds.at(-1)!) : 'elsewhere'}`;
  };
}

const isHeavy = ({ moduleIds }: Chunk): boolean => moduleIds.some((id) => heavy.test(id));

const bits = (sets: readonly ReadonlySet<string>[], fileName: string): string =>
  sets.map((files) => Number(files.has(fileName))).join('');

/** Its feature, or the folder of a module that stands in none. */
const areaOf = (id: string): string => /\/src\/(features\/[^/]+)\//.exec(id)?.[1] ?? dirname(id);

/** The chunks that need nothing but each other and `given`. */
function closed(chunks: readonly Chunk[], given: ReadonlySet<string>): Set<Chunk> {
  const files = new Set([...given, ...chunks.map(({ fileName }) => fileName)]);
  const kept = chunks.filter(({ imports }) => imports.every((file) => files.has(file)));
  return kept.length === chunks.length ? new Set(kept) : closed(kept, given);
}

/** Pages that no visit is expected to begin with. */
const isOtherPage = ({ facadeModuleId }: Chunk): boolean =>
  facadeModuleId !== null &&
  /-page\.tsx$/.test(facadeModuleId) &&
  ![...guestBeginnings, ...pageBeginnings].some((module) => facadeModuleId.endsWith(`/${module}`));

const isGuestPage = ({ facadeModuleId }: Chunk): boolean =>
  /\/(?:features\/public-.*|app\/[^/]+)$/.test(facadeModuleId!);
const isOtherGuestPage = (chunk: Chunk): boolean => isOtherPage(chunk) && isGuestPage(chunk);
const isOtherPageInside = (chunk: Chunk): boolean => isOtherPage(chunk) && !isGuestPage(chunk);
