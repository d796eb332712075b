import { Feature } from '@bellbird/service-host';
import { LiveModule } from '../live/live.module.js';
import { PeersModule } from '../peers/peers.module.js';
import { QueueModule } from '../queue/queue.module.js';
import { Bookings } from './bookings.js';
import { PricedCountries } from './priced-countries.js';

@Feature({
  imports: [LiveModule, PeersModule, QueueModule],
  providers: [Bookings, PricedCountries],
  exports: [Bookings, PricedCountries],
})
export class BookingModule {}
