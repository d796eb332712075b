import { Feature, readSdl } from '@bellbird/service-host';
import { QueueModule } from '../queue/queue.module.js';
import { BoardResolver } from './board.resolver.js';
import { Boards } from './boards.js';

@Feature({ imports: [QueueModule], sdl: readSdl(import.meta.url, 'board.graphql'), providers: [Boards, BoardResolver] })
export class BoardModule {}
