const { readFileSync } = require('node:fs');
const { join, relative, sep } = require('node:path');
const { default: Sequencer } = require('@jest/test-sequencer');

const root = join(require.resolve('./longest-first.cjs'), '../../../..');
const { files } = JSON.parse(readFileSync(join(root, 'test/durations.json'), 'utf8'));

/**
 * Spec files in the order of how long they take, by `test/durations.json`, so that none that is long is left for the end,
 * where one worker would run it while the others have nothing to do. A new file comes first: nobody knows how long it takes.
 */
class LongestFirst extends Sequencer {
  sort(tests) {
    const seconds = ({ path }) => files[relative(root, path).split(sep).join('/')] ?? Infinity;
    return [...tests].sort((a, b) => seconds(b) - seconds(a) || (a.path < b.path ? -1 : 1));
  }

  /** Deals the files out in this order, so that each shard takes about as long as the others. */
  shard(tests, { shardIndex, shardCount }) {
    return this.sort(tests).filter((_test, at) => at % shardCount === shardIndex - 1);
  }
}

module.exports = LongestFirst;
