const { AsyncLocalStorage } = require('node:async_hooks');
const { LegacyFakeTimers, ModernFakeTimers } = require('@jest/fake-timers');
const { ModuleMocker } = require('jest-mock');
const { givePatience } = require('./patience.cjs');

/**
 * A test environment without a realm of its own: specs run in the worker's, as the product runs in its process, and so can
 * share what the worker has loaded of packages (see runtime.cjs). What a file leaves in `globalThis` and in the settings is
 * taken away after it.
 */
class OneRealm {
  isOneRealm = true;
  global = globalThis;

  constructor({ projectConfig: config }) {
    this.restore = [keepOwn(globalThis), keepOwn(process), keepEnvironment(), endStorages()];
    globalThis.global = globalThis;
    const global = globalThis;
    this.moduleMocker = new ModuleMocker(global);
    this.fakeTimers = new LegacyFakeTimers({
      config,
      global,
      moduleMocker: this.moduleMocker,
      timerConfig: { idToRef: (id) => ({ id, ref: () => id, unref: () => id }), refToId: (timer) => timer?.id },
    });
    this.fakeTimersModern = new ModernFakeTimers({ config, global });
  }

  handleTestEvent = givePatience;

  async setup() {}

  async teardown() {
    this.fakeTimers.dispose();
    this.fakeTimersModern.dispose();
    for (const each of this.restore) each();
  }

  exportConditions() {
    return ['node', 'node-addons'];
  }

  getVmContext() {
    return null;
  }
}

/** Answers how to give an object its own properties of now again, without those that came. */
function keepOwn(object) {
  const before = new Map(Reflect.ownKeys(object).map((key) => [key, Object.getOwnPropertyDescriptor(object, key)]));
  return () => {
    for (const key of Reflect.ownKeys(object)) if (!before.has(key)) Reflect.deleteProperty(object, key);
    for (const [key, was] of before) {
      const is = Object.getOwnPropertyDescriptor(object, key);
      if (was.configurable ? is?.value !== was.value || is?.get !== was.get : was.writable && is.value !== was.value)
        Reflect.defineProperty(object, key, was);
    }
  };
}

/**
 * Answers how to end the storages that the file's own modules carry along their calls. Node keeps each that was ever used in a
 * list, and goes through the list at every promise: of what a hundred files leave, a worker would do little else. Newer Nodes
 * keep no list, and have no such method.
 */
function endStorages() {
  const { _enable: enable } = AsyncLocalStorage.prototype;
  if (enable === undefined) return () => undefined;
  const used = new Set();
  AsyncLocalStorage.prototype._enable = function () {
    used.add(this);
    enable.call(this);
  };
  return () => {
    AsyncLocalStorage.prototype._enable = enable;
    for (const storage of used) storage.disable();
  };
}

function keepEnvironment() {
  const before = { ...process.env };
  return () => {
    for (const name of Object.keys(process.env)) if (!(name in before)) delete process.env[name];
    Object.assign(process.env, before);
  };
}

module.exports = { __esModule: true, default: OneRealm, TestEnvironment: OneRealm };
