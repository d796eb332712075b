import { runService } from '@bellbird/service-host';
import { notificationsService } from './notifications.service.js';

await runService(notificationsService);
