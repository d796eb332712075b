import { Feature } from '@bellbird/service-host';
import { LiveModule } from '../live/live.module.js';
import { Bookings } from './bookings.js';

@Feature({ imports: [LiveModule], providers: [Bookings], exports: [Bookings] })
export class BookingModule {}
