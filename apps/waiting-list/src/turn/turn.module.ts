import { Feature, readSdl } from '@bellbird/service-host';
import { BookingModule } from '../booking/booking.module.js';
import { LiveModule } from '../live/live.module.js';
import { PeersModule } from '../peers/peers.module.js';
import { QueueModule } from '../queue/queue.module.js';
import { StaffTurns } from './staff-turns.js';
import { TurnHooks } from './turn.hooks.js';
import { AttendantResolver, TurnResolver } from './turn.resolver.js';
import { turnResource } from './turn.resource.js';

@Feature({
  imports: [BookingModule, LiveModule, PeersModule, QueueModule],
  resources: [turnResource],
  sdl: readSdl(import.meta.url, 'turn.graphql'),
  providers: [StaffTurns, TurnHooks, TurnResolver, AttendantResolver],
})
export class TurnModule {}
