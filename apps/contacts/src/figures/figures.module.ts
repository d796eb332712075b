import { Feature, readSdl } from '@bellbird/service-host';
import { AddUpDays } from './add-up-days.js';
import { FiguresResolver } from './figures.resolver.js';

@Feature({ sdl: readSdl(import.meta.url, 'figures.graphql'), providers: [AddUpDays, FiguresResolver] })
export class FiguresModule {}
