import { Injectable, type Type } from '@nestjs/common';
import { DiscoveryModule, NestFactory } from '@nestjs/core';
import { defineResource, text, type AnyResource } from '@bellbird/resource-kit';
import { HooksOf } from './hooks-of.js';
import { Providers } from './providers.js';
import { DECLARED_RESOURCES, Resources } from './resources.js';

const declared = (type: string): AnyResource =>
  defineResource(type, { name: text() }, { about: type, access: { read: 'member' }, verbs: ['list'] });
const faq = declared('Faq');
const tag = declared('Tag');

@Injectable()
class Door {
  told: string[] = [];
}

@HooksOf(faq)
class FaqHooks {
  constructor(private readonly door: Door) {}
  async changed(_tx: unknown, _actor: unknown, { kind }: { kind: string }): Promise<void> {
    this.door.told.push(kind);
  }
}

@HooksOf(faq)
class MoreFaqHooks {}

async function resourcesOf(resources: readonly AnyResource[], ...providers: Type[]) {
  const module = class {};
  const app = await NestFactory.createApplicationContext(
    {
      module,
      imports: [DiscoveryModule],
      providers: [{ provide: DECLARED_RESOURCES, useValue: resources }, Providers, Resources, Door, ...providers],
    },
    { logger: false, abortOnError: false },
  );
  return { resources: app.get(Resources), door: app.get(Door), stop: () => app.close() };
}

it('puts the hooks that a provider has onto the resource of the service, and not onto the declaration', async () => {
  const { resources, door, stop } = await resourcesOf([faq, tag], FaqHooks);
  const hooked = resources.of(faq);
  expect(hooked).toMatchObject({ type: 'Faq', table: 'faq' });
  const { changed } = hooked.hooks; // as the kit takes it, without its provider
  await changed!({} as never, {} as never, { kind: 'created', ids: [] });
  expect(door.told).toEqual(['created']);
  expect(faq.hooks).toEqual({});
  expect(resources.all()).toEqual([hooked, tag]);
  await stop();
});

it.each<[string, AnyResource[], Type[], string]>([
  ['two providers have the hooks of one', [faq], [FaqHooks, MoreFaqHooks], 'both have the hooks of Faq'],
  ['nobody declares it', [tag], [FaqHooks], 'FaqHooks has the hooks of Faq, which no feature of this service declares'],
])('says it where %s', async (_when, given, providers, message) => {
  const { resources, stop } = await resourcesOf(given, ...providers);
  expect(() => resources.all()).toThrow(message);
  expect(() => resources.of(declared('Other'))).toThrow();
  await stop();
});
