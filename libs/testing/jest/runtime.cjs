const { pathToFileURL } = require('node:url');
const vm = require('node:vm');
const { default: JestRuntime } = require('jest-runtime');

/** What a worker has loaded from node_modules, by path: it is loaded once, and every spec file of the worker is given it. */
const packages = new Map();

/**
 * Jest evaluates all that a spec file imports anew for each file. Of a service that is mostly packages (Nest, Apollo,
 * TypeORM …), and half of the time of its specs. Here Node loads packages itself, once a worker; Bellbird's own modules are
 * still evaluated for each file, so that no file meets another's state.
 * Works in the environment `one-realm.cjs` alone: objects of shared packages must be of the realm of the tests.
 */
class Runtime extends JestRuntime {
  constructor(...args) {
    super(...args);
    const environment = args[1];
    if (!environment.isOneRealm) return;
    const loader = this.esmLoader;
    const own = loader.loadEsmModule.bind(loader);
    // `undefined` is what node:vm takes for the realm that it runs in.
    loader.getContext = () => undefined;
    loader.loadEsmModule = (path, suffix) => (isOfPackage(path) ? this.packageModule(path) : own(path, suffix));
    loader.loadCjsAsEsm = (_from, path) => this.packageModule(path);
    // Newer Nodes could link a graph in one go, past the two methods above.
    this._resolution.canResolveSync = () => false;
    this.executor.compile = (source, filename) =>
      vm.compileFunction(source, this.executor.injectedModuleParameters, {
        filename,
        importModuleDynamically: (specifier) => import(specifier),
      });
  }

  /** A module of a package, as Node loaded it. */
  async packageModule(path) {
    const registry = this.registries.getActiveEsmRegistry();
    const key = pathToFileURL(path).href;
    if (!packages.has(key)) packages.set(key, await import(key));
    if (!registry.has(key)) {
      const namespace = packages.get(key);
      const names = Object.keys(namespace);
      const module = new vm.SyntheticModule(
        names,
        function () {
          for (const name of names) this.setExport(name, namespace[name]);
        },
        { identifier: key },
      );
      if (module.status === 'unlinked') await module.link(() => undefined);
      await module.evaluate();
      registry.set(key, module);
    }
    return registry.get(key);
  }
}

function isOfPackage(path) {
  return path.includes('/node_modules/') || path.includes('\\node_modules\\');
}

module.exports = { __esModule: true, default: Runtime };
