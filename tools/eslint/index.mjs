import { namedLengthsRule } from './named-lengths.mjs';
import { noNetworkInTransaction } from './no-network-in-transaction.mjs';
import { noNumberMoney } from './no-number-money.mjs';
import { noRawClock } from './no-raw-clock.mjs';
import { pureRules } from './pure-rules.mjs';
import { webLayers } from './web-layers.mjs';

/** Bellbird's own lint rules: architecture that fails the build. Each has a test beside it that it really fails. */
export default {
  meta: { name: 'bellbird' },
  rules: {
    'named-lengths': namedLengthsRule,
    'no-network-in-transaction': noNetworkInTransaction,
    'no-number-money': noNumberMoney,
    'no-raw-clock': noRawClock,
    'pure-rules': pureRules,
    'web-layers': webLayers,
  },
};
