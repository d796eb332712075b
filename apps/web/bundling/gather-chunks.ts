import { build, type Rolldown, type UserConfig } from 'vite';
import { chunksOf } from './chunk-graph.ts';
import { groupsOf } from './chunk-groups.ts';
import { fetchFirstPageEarly } from './first-pages.ts';

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
  return into([...groups, ...groupsOf(chunksOf(output))]);
}

/**
 * What everybody loads keeps its name. Every other file has a hash alone: the first of all files lists them, and names
 * would be most of that list; seven characters are as few as the bundler takes. The manifest beside them says which is which.
 */
const chunkFileNames = ({ name }: { name: string }): string =>
  /^(?:react|router|apollo|first|shell)$/.test(name) ? 'assets/[name]-[hash:7].js' : 'assets/[hash:7].js';
