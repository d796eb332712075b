import { Feature, readSdl } from '@bellbird/service-host';
import { BoardResolver } from './board.resolver.js';
import { Boards } from './boards.js';

@Feature({ sdl: readSdl(import.meta.url, 'board.graphql'), providers: [Boards, BoardResolver] })
export class BoardModule {}
