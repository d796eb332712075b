import JsdomEnvironment from '@jest/environment-jsdom-abstract';
import * as jsdom from 'jsdom';
import patience from '../../../../libs/testing/jest/patience.cjs';

/**
 * A browser for component tests: jsdom, with Node's own fetch family, which it lacks. MessageChannel and
 * BroadcastChannel stay hidden: with them React's scheduler would keep the run alive for ever.
 */
export default class BrowserEnvironment extends JsdomEnvironment {
  handleTestEvent = patience.givePatience;

  constructor(config, context) {
    super(config, context, jsdom);
    Object.assign(this.global, {
      fetch,
      Request,
      Response,
      Headers,
      AbortSignal,
      AbortController,
      TextEncoder,
      TextDecoder,
      structuredClone,
      ReadableStream,
    });
    this.global.matchMedia ??= () => ({ matches: false, addEventListener() {}, removeEventListener() {} });
    this.global.ResizeObserver ??= class {
      observe() {}
      unobserve() {}
      disconnect() {}
    };
    this.global.scrollTo = () => {};
    this.global.Element.prototype.scrollTo ??= () => {};
    this.global.Element.prototype.scrollIntoView ??= () => {};
  }
}
