import { Injectable, Module, type Type } from '@nestjs/common';
import { DiscoveryModule, NestFactory } from '@nestjs/core';
import { campaignPaused, campaignResumed } from '@bellbird/events';
import type { ConsumedEvent } from '@bellbird/outbox';
import { defineResource, sharedSdl, text } from '@bellbird/resource-kit';
import { Background } from '../process/background.js';
import type { Logger } from '../telemetry/logger.js';
import { defineService } from './define-service.js';
import { Every, millisecondsOf, Schedules } from './every.js';
import { Feature } from './feature.js';
import { eventHandlersOf, On } from './on.js';
import { Providers } from './providers.js';

@Injectable()
class Heard {
  readonly words: string[] = [];
}

@Injectable()
class HearPause {
  constructor(private readonly heard: Heard) {}
  @On(campaignPaused)
  async handle({ payload }: ConsumedEvent<typeof campaignPaused>): Promise<void> {
    this.heard.words.push(payload.campaignId);
  }
}

@Injectable()
class HearPauseToo {
  @On(campaignPaused)
  async note(): Promise<void> {}
}

@Injectable()
class Worker {
  turns = 0;
  reached: () => void = () => undefined;
  constructor(private readonly schedules: Schedules) {}
  poke(): void {
    this.schedules.poke(this, 'turn');
  }
  @Every('1h')
  async turn(): Promise<boolean> {
    this.turns += 1;
    this.reached();
    return this.turns === 1; // there is more
  }
}

async function started(...imports: Type[]) {
  const background = new Background({ warn: () => undefined } as unknown as Logger);
  class Host {}
  class Root {}
  const host = {
    module: Host,
    global: true,
    imports: [DiscoveryModule],
    providers: [{ provide: Background, useValue: background }, Providers, Schedules, Heard],
    exports: [Background, Providers, Schedules, Heard],
  };
  const app = await NestFactory.createApplicationContext(
    { module: Root, imports: [host, ...imports] },
    { logger: false, abortOnError: false },
  );
  const stop = async (): Promise<void> => {
    await background.stop();
    await app.close();
  };
  return { app, stop };
}

const featureOf = (...providers: Type[]): Type => {
  @Feature({ providers })
  class SomeFeature {}
  return SomeFeature;
};

describe('reactions', () => {
  it('are the methods of providers that say which event they hear', async () => {
    const { app, stop } = await started(featureOf(HearPause), featureOf(Worker));
    const handlers = eventHandlersOf(app.get(Providers));
    expect(handlers.map(({ definition }) => definition)).toEqual([campaignPaused]);
    await handlers[0]!.handle([{ payload: { campaignId: 'c1' } } as ConsumedEvent], {} as never);
    expect(app.get(Heard).words).toEqual(['c1']);
    await stop();
  });

  it.each<[string, Type[], string]>([
    [
      'two providers hear one event',
      [featureOf(HearPause), featureOf(HearPauseToo)],
      'HearPause.handle and HearPauseToo.note',
    ],
    [
      'two modules provide one reaction',
      [featureOf(HearPause), featureOf(HearPause)],
      'HearPause.handle and HearPause.handle',
    ],
  ])('stop the start where %s', async (_when, imports, names) => {
    const { app, stop } = await started(...imports);
    expect(() => eventHandlersOf(app.get(Providers))).toThrow(`${names} both hear campaign.paused`);
    await stop();
  });

  it('hear one event each', () => {
    expect(() => {
      class Both {
        @On(campaignPaused)
        @On(campaignResumed)
        async handle(): Promise<void> {}
      }
      return Both;
    }).toThrow('handle is told to hear two events');
  });
});

describe('schedules', () => {
  it('run from the start on, again at once while there is more, and when they are poked', async () => {
    const { app, stop } = await started(featureOf(Worker));
    const worker = app.get(Worker);
    const turns = (wanted: number): Promise<void> =>
      new Promise((resolve) => (worker.reached = () => worker.turns === wanted && resolve()));
    worker.poke();
    expect(worker.turns).toBe(0);
    const second = turns(2);
    app.get(Schedules).start();
    await second;
    const third = turns(3);
    worker.poke();
    await third;
    expect(() => app.get(Schedules).poke(worker, 'poke')).toThrow('Worker.poke has no schedule.');
    await stop();
  });

  it('stop the start where two modules provide one', async () => {
    const { app, stop } = await started(featureOf(Worker), featureOf(Worker));
    expect(() => app.get(Schedules).start()).toThrow('Worker.turn would run twice');
    await stop();
  });

  it('come in periods', () => {
    expect((['500ms', '10s', '1m', '2h'] as const).map(millisecondsOf)).toEqual([500, 10_000, 60_000, 7_200_000]);
    expect(() => millisecondsOf('1.5h')).toThrow('1.5h is no period');
    expect(() => millisecondsOf('h' as never)).toThrow('h is no period');
  });
});

it('a service is what its features declare, each once, in the order of its wiring page', () => {
  const resource = defineResource(
    'Faq',
    { name: text() },
    { about: 'A question', access: { read: 'member' }, verbs: ['list', 'count'] },
  );
  @Feature({ sdl: 'type Below { id: ID! }' })
  class Below {}
  @Feature({ imports: [Below], resources: [resource], sdl: 'type Answer { id: ID! }' })
  class Faqs {}
  @Module({ imports: [Below, Faqs] })
  class Plain {}
  @Feature({ sdl: 'type Ordered { id: ID! }' })
  class Ordered {}
  class Made {}
  const made = { module: Made, imports: [Ordered] };
  const service = defineService({ name: 'tenants', config: () => null, imports: [Faqs, Plain, made], migrations: [] });
  expect(service.resources).toEqual([resource]);
  const at = [sharedSdl, 'type Answer {', 'type Below {', 'type Ordered {', 'type Faq {', 'faqsCount'].map((text) =>
    service.typeDefs.indexOf(text),
  );
  expect(at).toEqual([...at].sort((a, b) => a - b));
  expect(at[0]).toBe(0);
  expect(service.typeDefs.split('type Below').length).toBe(2);
});
