import DataLoader from 'dataloader';
import type { ResourceContext } from './context.js';

/**
 * The request's loader of this kind, made on first use: whatever is asked of it in one turn is loaded by one question.
 * `load` answers in the order of the keys.
 */
export function loaderIn<K, V>(
  { loaders }: Pick<ResourceContext, 'loaders'>,
  kind: symbol,
  load: DataLoader.BatchLoadFn<K, V>,
  options?: DataLoader.Options<K, V>,
): DataLoader<K, V> {
  const known = loaders.get(kind) as DataLoader<K, V> | undefined;
  if (known !== undefined) return known;
  const loader = new DataLoader(load, options);
  loaders.set(kind, loader);
  return loader;
}
