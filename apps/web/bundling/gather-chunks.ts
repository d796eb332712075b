import { dirname } from 'node:path';
import { build, type Rolldown, type UserConfig } from 'vite';
import { alwaysPresent, chunkOf, chunksOf, closure, type Chunk } from './chunk-graph.ts';
import { fetchFirstPageEarly, guestBeginnings, home, pageBeginnings, shell } from './first-pages.ts';

/**
 * The config with the files of `groups` and few others: left alone, the bundler makes a file of each handful of modules
 * that some pages share, and the contacts began with 88 of them, six at a time. A first pass that writes nothing shows
 * what each page needs after tree shaking, which a module's imports do not; then everything that the same beginnings
 * need is one file, and none of them loads more than before but for a few lines.
 */
export async function gatheringChunks(
  config: UserConfig,
  groups: readonly Rolldown.CodeSplittingGroup[],
): Promise<UserConfig> {
  const into = (all: readonly Rolldown.CodeSplittingGroup[]): UserConfig => ({
    ...config,
    build: { ...config.build, rolldownOptions: { output: { chunkFileNames, codeSplitting: { groups: [...all] } } } },
  });
  const plain = into(groups);
  const { output } = (await build({
    ...plain,
    configFile: false,
    logLevel: 'warn',
    plugins: plain.plugins!.filter((each) => each !== fetchFirstPageEarly),
    build: { ...plain.build, write: false, minify: false, reportCompressedSize: false },
  })) as Rolldown.RolldownOutput;
  return into([...groups, ...together(chunksOf(output))]);
}

/** Characters, before they are made short: a file below that costs more to ask for than to have. */
const small = 1_800;

/** Few lines that import much: gathered with others, they would bring it to whoever needs those. */
const heavy = /\/ui\/date\/read-day\.ts$/;

/** Fetched beside every first page. */
const bell = 'src/app/shell/bell/bell.tsx';

/** What later pages find there, as it is fetched once the first one is up. */
const atRest = 'src/app/shell/at-rest.ts';

/**
 * What everybody loads keeps its name. Every other file has a hash alone: the first of all files lists them, and names
 * would be most of that list; seven characters are as few as the bundler takes. The manifest beside them says which is which.
 */
const chunkFileNames = ({ name }: { name: string }): string =>
  /^(?:react|router|apollo|first|shell)$/.test(name) ? 'assets/[name]-[hash:7].js' : 'assets/[hash:7].js';

/**
 * A group for each set of beginnings. What one of them loads, its dependencies' groups are loaded for as well, so that
 * hardly any two wait for each other; those that do, beside a module with a file of its own, need only functions of each
 * other. The shell is there before any page inside is, so that its code needs no parting by pages; neither
 * does what the home page shares with others, which has a place in the first load anyhow.
 */
function together(chunks: readonly Chunk[]): Rolldown.CodeSplittingGroup[] {
  const present = alwaysPresent(chunks);
  const neededBy = (modules: readonly string[]): Set<string>[] =>
    modules.map((module) => closure(chunks, [chunkOf(chunks, module)]));
  const [inside, ofHome] = neededBy([shell, home]) as [Set<string>, Set<string>];
  const guests = neededBy(guestBeginnings);
  const others = closure(chunks, chunks.filter(isOtherGuestPage));
  const pages = neededBy([...pageBeginnings, bell]);
  const later = neededBy([atRest])[0]!;
  const elsewhere = closure(chunks, chunks.filter(isOtherPageInside));
  const bringsNothing = ({ imports }: Chunk): boolean => imports.every((file) => present.has(file) || inside.has(file));
  /** Files of the same key become one; null: it stays as it is. */
  const keyOf = (chunk: Chunk): string | null => {
    const { fileName, moduleIds } = chunk;
    const bits = (sets: Set<string>[]): string => sets.map((files) => Number(files.has(fileName))).join('');
    const ofPages = bits(pages);
    const isForGuests = bits(guests).includes('1');
    // Other pages of guests must not come to need the rest of a group for a line that they share with it.
    const ofGuests = bits([...guests, others]);
    const howMany = ofPages.replaceAll('0', '').length;
    if (moduleIds.some((id) => heavy.test(id))) return null;
    if (inside.has(fileName) || (ofHome.has(fileName) && howMany > 1))
      return isForGuests && chunk.code.length < small / 2 ? 'small, inside' : `${ofGuests} inside`;
    if (howMany === 0) return isForGuests ? ofGuests : null;
    if (!ofGuests.includes('1') && chunk.code.length < small && bringsNothing(chunk)) return 'small, of pages';
    if (later.has(fileName)) return `${ofGuests} ${ofPages} later`;
    if (!elsewhere.has(fileName)) return `${ofGuests} ${ofPages}`;
    // What one beginning shares with pages that nothing is known of would bring them all the rest of it: of that,
    // neighbours alone are gathered.
    return `${ofGuests} ${ofPages} ${howMany === 1 ? dirname(moduleIds.at(-1)!) : 'elsewhere'}`;
  };
  // A module that a route loads keeps its own file, by which the route finds it.
  const loaded = new Set(chunks.map(({ facadeModuleId }) => facadeModuleId));
  const groups = new Map<string, Set<string>>();
  for (const chunk of chunks) {
    const key = keyOf(chunk);
    if (present.has(chunk.fileName) || key === null) continue;
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

/** Pages that no visit is expected to begin with. */
const isOtherPage = ({ facadeModuleId }: Chunk): boolean =>
  facadeModuleId !== null &&
  /-page\.tsx$/.test(facadeModuleId) &&
  ![...guestBeginnings, ...pageBeginnings].some((module) => facadeModuleId.endsWith(`/${module}`));

const isOfGuests = ({ facadeModuleId }: Chunk): boolean =>
  /\/(?:features\/public-.*|app\/[^/]+)$/.test(facadeModuleId!);
const isOtherGuestPage = (chunk: Chunk): boolean => isOtherPage(chunk) && isOfGuests(chunk);
const isOtherPageInside = (chunk: Chunk): boolean => isOtherPage(chunk) && !isOfGuests(chunk);
