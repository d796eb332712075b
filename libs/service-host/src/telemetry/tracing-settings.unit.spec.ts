import { exportsTraces, resourceAttributes } from './tracing-settings.js';

describe('settings of tracing', () => {
  it.each([
    [{}, false],
    [{ OTEL_EXPORTER_OTLP_ENDPOINT: ' ' }, false],
    [{ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector:4318' }, true],
    [{ OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: 'http://collector:4318/v1/traces' }, true],
    [{ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector:4318', OTEL_SDK_DISABLED: 'TRUE' }, false],
    [{ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector:4318', OTEL_TRACES_EXPORTER: 'none' }, false],
  ])('%j: spans go out: %s', (env, out) => expect(exportsTraces(env)).toBe(out));

  it('names a process of one service as it is told, and keeps several of one process apart', () => {
    const name = (env: Record<string, string>, several: boolean) =>
      resourceAttributes(env, 'contacts', { process: 'bellbird', several })['service.name'];
    expect([name({}, false), name({}, true)]).toEqual(['contacts', 'contacts']);
    expect([name({ OTEL_SERVICE_NAME: 'people' }, false), name({ OTEL_SERVICE_NAME: 'shop' }, true)]).toEqual([
      'people',
      'shop-contacts',
    ]);
    expect(name({ OTEL_RESOURCE_ATTRIBUTES: 'service.name=told' }, false)).toBe('told');
    expect(name({ OTEL_RESOURCE_ATTRIBUTES: 'service.name=told', OTEL_SERVICE_NAME: 'first' }, false)).toBe('first');
  });

  it('adds what OTEL_RESOURCE_ATTRIBUTES says, decoded, and leaves out what it does not', () => {
    const told = resourceAttributes(
      { OTEL_RESOURCE_ATTRIBUTES: 'deployment.environment.name=staging, team=a%2Cb,%E0%A4%A=x,=y,z,service.version=9' },
      'contacts',
      { process: 'contacts' },
    );
    expect(told).toEqual({
      'service.name': 'contacts',
      'service.namespace': 'bellbird',
      'service.version': '9',
      'deployment.environment.name': 'staging',
      team: 'a,b',
    });
  });
});
