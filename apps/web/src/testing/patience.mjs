// Before each spec file: what a component test waits for may take long on a busy machine. Limits are for what hangs.
if (typeof document !== 'undefined') {
  const { configure } = await import('@testing-library/dom');
  configure({ asyncUtilTimeout: 60_000 });
}
