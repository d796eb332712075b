// The waiting list as a process of its own, for specs that kill it.
import { runService } from '@bellbird/service-host/testing';
import { waitingListService } from '../src/waiting-list.module.js';

await runService(waitingListService);
